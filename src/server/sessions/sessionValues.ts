import { instantOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { SessionBody } from '@/contract/sessionSchemas';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import type { SessionValues } from './repository';
import { findReached } from '../patients/access';

/**
 * Converts a body into stored values. A client that does not know shared notes omits the key; then
 * `sharedBefore` stays.
 */
export function sessionValues(
  { date, time, exercises, ...body }: SessionBody,
  timeZone: string,
  { episodeId, sharedBefore }: { episodeId: string | null; sharedBefore: string | null },
): SessionValues {
  return {
    patientId: body.patientId,
    episodeId,
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

/** Throws an error beside the field if the user may not record sessions of this patient. */
export async function requireRecordablePatient(
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  patientId: string,
): Promise<void> {
  if (!(await findReached(db, user, patientId))) throw invalidField('patientId', PATIENT_MESSAGES.notFound);
}
