import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import type { PatientBody } from '@/contract/patients/schemas';
import type { CommandContext } from '../../http/command';
import { notFound } from '../../http/errors';
import { refusingDuplicates } from '../duplicates';
import { withInstant } from '../answers';
import { patientRepository } from '../repository';

/** Replaces the form's fields of a record; an omitted status stays. */
export async function updatePatient(
  { db, user, now, audited }: CommandContext,
  { id, body }: { id: string; body: PatientBody },
) {
  const row = await refusingDuplicates(patientRepository(db).update(user.id, id, body, now));
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id });
  return { patient: withInstant(row) };
}
