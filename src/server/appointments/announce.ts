import { and, eq, lte, sql } from 'drizzle-orm';
import { UNDO_LIMITS } from '@/contract/common/undo';
import type { Database } from '../db/database';
import { appointmentNotices, notifications } from '../db/schema';
import type { CommandContext } from '../http/command';
import { createNotification } from '../notifications/repository';
import { noticeText, type Reader, type Standing } from './noticeText';
import type { AppointmentRow } from './repository';

type TellingContext = Pick<CommandContext, 'db' | 'user' | 'now' | 'timeZone'>;

const LINKS: Record<Reader, string> = { patient: '/my-appointments', therapist: '/appointments' };

const dueAfter = (now: Date) => new Date(now.getTime() + UNDO_LIMITS.offeredSeconds * 1000);

/** Deletes rows whose notice is due. Rows locked by another writer are skipped, to avoid deadlocks. */
async function forgetTold(db: Database, now: Date): Promise<void> {
  const { appointmentId, userId, dueAt } = appointmentNotices;
  const told = db
    .select({ appointmentId, userId })
    .from(appointmentNotices)
    .where(lte(dueAt, now))
    .for('update', { skipLocked: true });
  await db.delete(appointmentNotices).where(sql`(${appointmentId}, ${userId}) in ${told}`);
}

/**
 * Deletes the person's waiting notice and returns its row, which holds what they knew before. Undefined: none
 * waits.
 */
async function withdrawWaiting(db: Database, appointmentId: string, userId: string) {
  const [waiting] = await db
    .delete(appointmentNotices)
    .where(and(eq(appointmentNotices.appointmentId, appointmentId), eq(appointmentNotices.userId, userId)))
    .returning();
  if (waiting?.notificationId)
    await db.delete(notifications).where(eq(notifications.id, waiting.notificationId));
  return waiting;
}

const standingOf = (row: AppointmentRow | null): Standing =>
  row && { status: row.status, startsAt: row.startsAt, duration: row.duration };

interface Told {
  appointmentId: string;
  patientId: string;
  userId: string;
  reader: Reader;
  known: Standing;
  present: Standing;
}

/** Replaces the person's waiting notice, if any, by one about all changes since what they know. */
async function tell({ db, user, now, timeZone }: TellingContext, told: Told): Promise<void> {
  const { appointmentId, patientId, userId, reader, present } = told;
  const waiting = await withdrawWaiting(db, appointmentId, userId);
  // The person who made the change gets no notice.
  if (userId === user.id) return;
  const { knownStatus: status, knownStartsAt: startsAt, knownDuration: duration } = waiting ?? {};
  const earlier = status && startsAt && duration ? { status, startsAt, duration } : null;
  const known = waiting ? earlier : told.known;
  const dueAt = dueAfter(now);
  const text = noticeText(known, present, { reader, now, timeZone });
  const notificationId = text
    ? await createNotification(db, {
        userId,
        patientId,
        type: 'APPOINTMENT',
        ...text,
        link: LINKS[reader],
        createdAt: dueAt,
        dueAt,
      })
    : null;
  await db.insert(appointmentNotices).values({
    appointmentId,
    userId,
    dueAt,
    notificationId,
    knownStatus: known?.status ?? null,
    knownStartsAt: known?.startsAt ?? null,
    knownDuration: known?.duration ?? null,
  });
}

/**
 * Stores notices of a change for patient and therapist, in the transaction of the change. `before` is null
 * for a new appointment, `after` for a deleted one. The notices become due when the change can no longer be
 * undone.
 */
export async function announce(
  context: TellingContext,
  before: AppointmentRow | null,
  after: AppointmentRow | null,
): Promise<void> {
  const appointment = after ?? before;
  if (!appointment) return;
  const appointmentId = appointment.id;
  await forgetTold(context.db, context.now);
  const idOf = { patient: 'patientUserId', therapist: 'therapistId' } as const;
  for (const reader of ['patient', 'therapist'] as const) {
    const people = new Set([before?.[idOf[reader]], after?.[idOf[reader]]]);
    for (const userId of people) {
      if (!userId) continue;
      const concerns = (row: AppointmentRow | null) => (row?.[idOf[reader]] === userId ? row : null);
      const [known, present] = [standingOf(concerns(before)), standingOf(concerns(after))];
      await tell(context, {
        appointmentId,
        patientId: (present ? after : before)?.patientId ?? appointment.patientId,
        userId,
        reader,
        known,
        present,
      });
    }
  }
}

/** Stores notices of a new series for patient and therapist; they name its first appointment. */
export async function announceSeries(
  { db, user, now, timeZone }: TellingContext,
  first: AppointmentRow,
  more: number,
): Promise<void> {
  const dueAt = dueAfter(now);
  const rest = more > 0 ? ` Y ${more} más después.` : '';
  for (const reader of ['patient', 'therapist'] as const) {
    const userId = reader === 'patient' ? first.patientUserId : first.therapistId;
    const text = noticeText(null, standingOf(first), { reader, now, timeZone });
    if (!userId || userId === user.id || !text) continue;
    await createNotification(db, {
      userId,
      patientId: first.patientId,
      type: 'APPOINTMENT',
      title: text.title,
      message: text.message + rest,
      link: LINKS[reader],
      createdAt: dueAt,
      dueAt,
    });
  }
}
