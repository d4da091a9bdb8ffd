import type { PatientContactBody } from '@/contract/patients/schemas';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { TEAM_MESSAGES } from '@/contract/team/messages';
import type { CommandContext } from '../../http/command';
import { invalidField, notFound } from '../../http/errors';
import { teamRepository } from '../../team/repository';
import { refusingDuplicates } from '../duplicates';
import { patientRepository } from '../repository';

/** The therapist who will treat the patient: the caller, or for an ADMIN the one that they name. */
async function therapistFor({ db, user }: CommandContext, therapistId: string | null | undefined) {
  if (user.role !== 'ADMIN') {
    if (therapistId && therapistId !== user.id)
      throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
    return { id: user.id, name: user.name };
  }
  if (!therapistId) throw invalidField('therapistId', TEAM_MESSAGES.therapistRequired);
  const therapist = await teamRepository(db).findTherapist(therapistId);
  if (!therapist) throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
  return therapist;
}

/** Creates a record that holds contact data alone, and answers nothing else of it. */
export async function createContact(
  context: CommandContext,
  { name, phone, email, therapistId }: PatientContactBody,
) {
  const { db, now, user, audited } = context;
  const therapist = await therapistFor(context, therapistId);
  const row = await refusingDuplicates(
    patientRepository(db).create(therapist.id, { name, phone, email }, now),
    user.role === 'ADMIN' ? PATIENT_MESSAGES.duplicateEmailOfOther : undefined,
  );
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id, entityId: row.id });
  const patient = { id: row.id, name: row.name, phone: row.phone, email: row.email };
  return { patient: { ...patient, therapistName: therapist.name } };
}
