import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { appointmentNotices, notifications } from '../db/schema';

/** Notices that wait while the toast offers to undo their change, each with what its reader knew before. */
export const noticeRepository = (db: Database) => ({
  /** Forgets what was waiting and is due. Rows locked by another writer are skipped, to avoid deadlocks. */
  async dropTold(now: Date): Promise<void> {
    const { appointmentId, userId, dueAt } = appointmentNotices;
    const told = db
      .select({ appointmentId, userId })
      .from(appointmentNotices)
      .where(lte(dueAt, now))
      .for('update', { skipLocked: true });
    await db.delete(appointmentNotices).where(sql`(${appointmentId}, ${userId}) in ${told}`);
  },

  /** Deletes the waiting notices of these people and returns their rows, which hold what each knew before. */
  async withdraw(appointmentId: string, userIds: readonly string[]) {
    const withdrawn = await db
      .delete(appointmentNotices)
      .where(
        and(
          eq(appointmentNotices.appointmentId, appointmentId),
          inArray(appointmentNotices.userId, [...userIds]),
        ),
      )
      .returning();
    const unread = withdrawn.flatMap(({ notificationId }) => notificationId ?? []);
    if (unread.length > 0) await db.delete(notifications).where(inArray(notifications.id, unread));
    return withdrawn;
  },

  /** Withdraws the notices about a record's appointments that become due at an instant. */
  async withdrawDue(patientId: string, dueAt: Date): Promise<void> {
    const { patientId: ofPatient, type, dueAt: due } = notifications;
    await db
      .delete(notifications)
      .where(and(eq(ofPatient, patientId), eq(type, 'APPOINTMENT'), eq(due, dueAt)));
  },

  async wait(values: (typeof appointmentNotices.$inferInsert)[]): Promise<void> {
    if (values.length > 0) await db.insert(appointmentNotices).values(values);
  },

  /** Therapists whose waiting notice says in whose agenda the appointment is instead of theirs. */
  async waitingFormer(appointmentId: string): Promise<string[]> {
    const { userId, knownTherapistId } = appointmentNotices;
    const rows = await db
      .select({ userId })
      .from(appointmentNotices)
      .where(and(eq(appointmentNotices.appointmentId, appointmentId), eq(userId, knownTherapistId)));
    return rows.map((row) => row.userId);
  },
});
