import { PATIENT_MESSAGES } from '@/contract/patients';
import { type CommandContext, recordOf } from '../core/context';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { copyRecord } from './repository';

/** Copy of a patient's record for the therapist. */
export async function recordCopy(
  { db, user, now, timeZone, audited }: CommandContext,
  { id }: { id: string },
) {
  const patient = await findReached(db, user, id);
  const copy = patient && (await copyRecord(db, id, { now, timeZone, reader: 'therapist' }));
  if (!copy) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  return copy;
}

/** Copy of the signed-in patient's own record. */
export async function ownRecordCopy({ db, user, now, timeZone, audited }: CommandContext) {
  const patientId = recordOf(user);
  const copy = await copyRecord(db, patientId, { now, timeZone, reader: 'patient' });
  if (!copy) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId, entityId: patientId });
  return copy;
}
