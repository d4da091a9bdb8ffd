import type { Alert } from '@/contract/alertAnswers';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { alertRepository, markedPatients } from './repository';

/** Throws `notFound` unless the signed-in therapist attends the patient. */
export async function checkRecord({ db, user, audited }: CommandContext, patientId: string): Promise<void> {
  if (!(await findReached(db, user, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId });
}

/** All alerts of a record that the caller may see. */
export async function alertsOf({ db }: CommandContext, patientId: string): Promise<Alert[]> {
  const rows = await alertRepository(db).listOfPatient(patientId);
  return rows.map(({ authorName, endedAt, enderName, ending, ...row }) => ({
    ...row,
    author: { name: authorName },
    ended: endedAt && ending ? { at: endedAt.toISOString(), by: enderName ?? '—', ending } : null,
  }));
}

export async function listAlerts(context: CommandContext, { id }: { id: string }) {
  await checkRecord(context, id);
  return alertsOf(context, id);
}

/** Which of the caller's patients have an open alert. */
export const alertMarks = async ({ db, user }: CommandContext) => ({
  patientIds: await markedPatients(db, user),
});
