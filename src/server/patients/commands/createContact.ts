import type { PatientContactBody } from '@/contract/patientSchemas';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { refusingDuplicates } from '../duplicates';
import { newLead } from '../newLead';
import { patientRepository } from '../repository';

/** Creates a record that holds contact data alone, and answers nothing else of it. */
export async function createContact(
  context: CommandContext,
  { name, phone, email, therapistId }: PatientContactBody,
) {
  const { db, now, user, audited } = context;
  const therapist = await newLead(context, therapistId);
  const row = await refusingDuplicates(
    patientRepository(db).create(therapist.id, { name, phone, email }, now),
    therapist.id === user.id ? undefined : PATIENT_MESSAGES.duplicateEmailOfOther,
  );
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id, entityId: row.id });
  const patient = { id: row.id, name: row.name, phone: row.phone, email: row.email };
  return { ...patient, therapistName: therapist.name };
}
