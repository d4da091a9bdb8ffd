import { eq } from 'drizzle-orm';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { isAlarming } from '@/contract/progress/pain';
import type { Database } from '../db/database';
import { routineProgress } from '../db/schema';
import { createNotification, notificationsRepository } from '../notifications/repository';
import { painNotice, runLink } from './painNotice';
import { findPatient, type LockedRun } from './repository';

/** Two notes in one, within the limit; what stands already is never cut, and never repeated. */
export function joinNotes(standing: string | null, added: string | null | undefined): string | null {
  const more = added?.trim();
  if (!more || standing?.includes(more)) return standing;
  return standing ? `${standing}\n${more}`.slice(0, Math.max(standing.length, TEXT_LIMITS.paragraph)) : more;
}

/** One notice per run. While it is unread it keeps up with the numbers. */
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

/** Writes values into a locked run and tells the therapist where they are alarming. */
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
