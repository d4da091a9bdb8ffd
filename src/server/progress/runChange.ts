import { eq } from 'drizzle-orm';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { isAlarming } from '@/contract/progress/pain';
import type { Database } from '../db/database';
import { routineProgress } from '../db/schema';
import { createNotification, notificationsRepository } from '../notifications/repository';
import { painNotice, runLink } from './painNotice';
import { findPatient, type LockedRun } from './repository';

/**
 * Appends a note up to the length limit. The existing note is never cut, and a repeated note is not added.
 */
export function joinNotes(standing: string | null, added: string | null | undefined): string | null {
  const more = added?.trim();
  if (!more || standing?.includes(more)) return standing;
  return standing ? `${standing}\n${more}`.slice(0, Math.max(standing.length, TEXT_LIMITS.paragraph)) : more;
}

/** Sends one notice per run with alarming pain. While the notice is unread, later changes update its text. */
async function tellTherapist(db: Database, before: LockedRun, after: LockedRun, now: Date): Promise<void> {
  if (!isAlarming(after)) return;
  const patient = await findPatient(db, after.patientId);
  if (!patient) return;
  const { title, message } = painNotice(patient.name, after);
  if (isAlarming(before)) {
    await notificationsRepository(db).rewordUnread(patient.therapistId, after.id, message);
    return;
  }
  await createNotification(db, {
    userId: patient.therapistId,
    type: 'ROUTINE',
    title,
    message,
    link: runLink(patient.id, after.id),
    patientId: patient.id,
    subjectId: after.id,
    createdAt: now,
  });
}

/** Updates a locked run and tells the therapist if its pain is alarming. */
export async function changeRun(
  db: Database,
  run: LockedRun,
  values: Partial<LockedRun>,
  now: Date,
): Promise<void> {
  const [after] = await db
    .update(routineProgress)
    .set(values)
    .where(eq(routineProgress.id, run.id))
    .returning();
  if (after) await tellTherapist(db, run, after, now);
}
