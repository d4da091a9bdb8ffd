import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppointmentEventKind, AppointmentStatus } from '@/contract/appointments/enums';
import { LATE_CANCELLATION_HOURS } from '@/contract/appointments/limits';
import type { Database } from '../db/database';
import { appointmentEvents, practiceSettings, rooms, users } from '../db/schema';
import type { CommandContext } from '../core/context';
import type { AppointmentRow } from './repository';

const HOUR_MS = 3_600_000;

type Standing = Pick<AppointmentRow, 'status' | 'startsAt' | 'duration' | 'therapistId' | 'roomId'>;
type Known = Standing & { id: string };

interface Happened {
  kind: AppointmentEventKind;
  /** State before the change, of all or of each; null for a new appointment. */
  before: Standing | null | ((after: Known) => Standing);
  reason?: string | null;
}

async function lateMs(db: Database): Promise<number> {
  const [row] = await db.select({ hours: practiceSettings.lateCancellationHours }).from(practiceSettings);
  return (row?.hours ?? LATE_CANCELLATION_HOURS) * HOUR_MS;
}

/** The instant from which a cancellation of an appointment with this start is late. */
export const lateFrom = async (db: Database, startsAt: Date): Promise<Date> =>
  new Date(startsAt.getTime() - (await lateMs(db)));

/** Who and where before and after a change, of what changed. */
const placeChange = (before: Standing | null, { therapistId, roomId }: Standing) => ({
  ...(before && before.therapistId !== therapistId
    ? { fromTherapistId: before.therapistId, toTherapistId: therapistId }
    : { fromTherapistId: null, toTherapistId: null }),
  ...(before && before.roomId !== roomId
    ? { fromRoomId: before.roomId, toRoomId: roomId }
    : { fromRoomId: null, toRoomId: null }),
});

const isCancelled = (after: Standing, status: AppointmentStatus | undefined) =>
  after.status === 'CANCELLED' && status !== 'CANCELLED';

/** Stores what happened to an appointment, in the transaction of the change. `rows` are as they are after it. */
export async function recordEvents(
  { db, now, user }: Pick<CommandContext, 'db' | 'now' | 'user'>,
  rows: readonly Known[],
  { kind, before: earlier, reason }: Happened,
): Promise<void> {
  const values = [];
  let lateBy: number | undefined;
  for (const after of rows) {
    const { id: appointmentId, status, startsAt, duration } = after;
    const before = typeof earlier === 'function' ? earlier(after) : earlier;
    const isOff = kind === 'STATUS' && isCancelled(after, before?.status);
    if (isOff) lateBy ??= await lateMs(db);
    const moved =
      before && (before.startsAt.getTime() !== startsAt.getTime() || before.duration !== duration);
    values.push({
      ...{ appointmentId, status, startsAt, duration },
      ...placeChange(before, after),
      at: now,
      actorId: user.id,
      kind,
      fromStatus: before?.status ?? null,
      fromStartsAt: moved ? before.startsAt : null,
      fromDuration: moved ? before.duration : null,
      reason: reason || null,
      late: isOff && now.getTime() > startsAt.getTime() - (lateBy ?? 0),
    });
  }
  if (values.length > 0) await db.insert(appointmentEvents).values(values);
}

const fromTherapist = alias(users, 'from_therapist');
const toTherapist = alias(users, 'to_therapist');
const fromRoom = alias(rooms, 'from_room');
const toRoom = alias(rooms, 'to_room');

/** What happened to an appointment, newest first, with the names of those who did it. */
export const eventsOf = (db: Database, appointmentId: string) =>
  db
    .select({
      id: appointmentEvents.id,
      at: appointmentEvents.at,
      actorName: users.name,
      kind: appointmentEvents.kind,
      status: appointmentEvents.status,
      fromStatus: appointmentEvents.fromStatus,
      startsAt: appointmentEvents.startsAt,
      duration: appointmentEvents.duration,
      fromStartsAt: appointmentEvents.fromStartsAt,
      fromDuration: appointmentEvents.fromDuration,
      fromTherapist: fromTherapist.name,
      toTherapist: toTherapist.name,
      fromRoom: fromRoom.name,
      toRoom: toRoom.name,
      reason: appointmentEvents.reason,
      late: appointmentEvents.late,
    })
    .from(appointmentEvents)
    .innerJoin(users, eq(users.id, appointmentEvents.actorId))
    .leftJoin(fromTherapist, eq(fromTherapist.id, appointmentEvents.fromTherapistId))
    .leftJoin(toTherapist, eq(toTherapist.id, appointmentEvents.toTherapistId))
    .leftJoin(fromRoom, eq(fromRoom.id, appointmentEvents.fromRoomId))
    .leftJoin(toRoom, eq(toRoom.id, appointmentEvents.toRoomId))
    .where(eq(appointmentEvents.appointmentId, appointmentId))
    .orderBy(desc(appointmentEvents.at));
