import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppointmentEventKind, AppointmentStatus } from '@/contract/appointments/enums';
import { LATE_CANCELLATION_HOURS } from '@/contract/appointments/limits';
import type { Database } from '../db/database';
import { appointmentEvents, practiceSettings, rooms, users } from '../db/schema';
import type { CommandContext } from '../http/command';
import type { AppointmentRow } from './repository';

const HOUR_MS = 3_600_000;

type Standing = Pick<AppointmentRow, 'status' | 'startsAt' | 'duration' | 'therapistId' | 'roomId'>;

interface Happened {
  kind: AppointmentEventKind;
  /** State before the change; null for a new appointment. */
  before: Standing | null;
  reason?: string | null;
}

/** The instant from which a cancellation of an appointment with this start is late. */
export async function lateFrom(db: Database, startsAt: Date): Promise<Date> {
  const [row] = await db.select({ hours: practiceSettings.lateCancellationHours }).from(practiceSettings);
  return new Date(startsAt.getTime() - (row?.hours ?? LATE_CANCELLATION_HOURS) * HOUR_MS);
}

/** Who and where before and after a change, of what changed. */
const placeChange = (before: Standing | null, { therapistId, roomId }: Standing) => ({
  ...(before && before.therapistId !== therapistId
    ? { fromTherapistId: before.therapistId, toTherapistId: therapistId }
    : { fromTherapistId: null, toTherapistId: null }),
  ...(before && before.roomId !== roomId
    ? { fromRoomId: before.roomId, toRoomId: roomId }
    : { fromRoomId: null, toRoomId: null }),
});

const isLate = async (db: Database, now: Date, after: Standing, status: AppointmentStatus | undefined) =>
  after.status === 'CANCELLED' && status !== 'CANCELLED' && now > (await lateFrom(db, after.startsAt));

/** Stores what happened to an appointment, in the transaction of the change. `rows` are as they are after it. */
export async function recordEvents(
  { db, now, user }: Pick<CommandContext, 'db' | 'now' | 'user'>,
  rows: readonly (Standing & { id: string })[],
  { kind, before, reason }: Happened,
): Promise<void> {
  const values = [];
  for (const after of rows) {
    const { id: appointmentId, status, startsAt, duration } = after;
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
      late: kind === 'STATUS' && (await isLate(db, now, after, before?.status)),
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
