import { instantOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import type { SessionBody } from '@/contract/sessions/schemas';
import type { CommandContext } from '../http/command';
import { invalidField } from '../http/errors';
import { isUuid } from '../http/fields';
import { sessionRepository, type SessionValues } from './repository';

/**
 * What a body says. A client that does not know of the shared part leaves its key out: `sharedBefore` then stays.
 */
export function sessionValues(
  { date, time, exercises, ...body }: SessionBody,
  timeZone: string,
  sharedBefore: string | null,
): SessionValues {
  return {
    patientId: body.patientId,
    startsAt: instantOf(date, time, timeZone),
    duration: body.duration,
    treatmentType: body.treatmentType,
    location: body.location || null,
    notes: body.notes || null,
    sharedNotes: body.sharedNotes === undefined ? sharedBefore : body.sharedNotes || null,
    status: body.status,
    exercises: (exercises ?? []).map((exercise) => ({
      ...exercise,
      duration: exercise.duration ?? null,
      notes: exercise.notes || null,
    })),
  };
}

/** Refuses a patient of whom the user may record no session, beside the field. */
export async function requireRecordablePatient(
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  patientId: string,
): Promise<void> {
  if (!isUuid(patientId) || !(await sessionRepository(db).mayRecord(user, patientId)))
    throw invalidField('patientId', PATIENT_MESSAGES.notFound);
}
