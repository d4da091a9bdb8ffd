import { randomUUID } from 'node:crypto';
import type { AppointmentUndo } from '@/contract/appointmentAnswers';
import type { AppointmentEventKind, AppointmentStatus } from '@/contract/appointments';
import type { EventWay } from '@/contract/communications';
import { HOUR_MS } from '@/contract/common/constants';
import { UNDO_LIMITS } from '@/contract/common/messages';
import type { ActingContext } from '../core/context';
import type { Database } from '../db/database';
import { settingsOfPractice } from '../practice/queries';
import { historyRepository } from './historyRepository';
import type { AppointmentRow } from './repository';

/** What the history tells of an appointment at one moment. */
export type AppointmentStanding = Pick<
  AppointmentRow,
  'status' | 'startsAt' | 'duration' | 'therapistId' | 'roomId'
>;
type Known = AppointmentStanding & Pick<AppointmentRow, 'id' | 'patientId'>;

interface Happened {
  kind: AppointmentEventKind;
  /** State before the change, of all or of each; null for a new appointment. */
  before: AppointmentStanding | null | ((after: Known) => AppointmentStanding);
  reason?: string | null;
  /** How the practice told the patient. */
  via?: EventWay;
}

/** How long before its start a cancellation is late, in ms. */
export const lateMs = async (db: Database): Promise<number> =>
  (await settingsOfPractice(db)).lateCancellationHours * HOUR_MS;

/** The instant from which a cancellation of an appointment with this start is late. */
export const lateFrom = async (db: Database, startsAt: Date): Promise<Date> =>
  new Date(startsAt.getTime() - (await lateMs(db)));

/** Who and where before and after a change, of what changed. */
const placeChange = (before: AppointmentStanding | null, { therapistId, roomId }: AppointmentStanding) => ({
  ...(before && before.therapistId !== therapistId
    ? { fromTherapistId: before.therapistId, toTherapistId: therapistId }
    : { fromTherapistId: null, toTherapistId: null }),
  ...(before && before.roomId !== roomId
    ? { fromRoomId: before.roomId, toRoomId: roomId }
    : { fromRoomId: null, toRoomId: null }),
});

const isCancelled = (after: AppointmentStanding, status: AppointmentStatus | undefined) =>
  after.status === 'CANCELLED' && status !== 'CANCELLED';

/** Stores what happened to appointments, in the transaction of the change. `rows` are as they are after it. */
export async function recordEvents(
  { db, now, user, via }: Pick<ActingContext, 'db' | 'now' | 'user' | 'via'>,
  rows: readonly Known[],
  { kind, before: earlier, reason, via: way }: Happened,
): Promise<void> {
  const changed = rows.map((after) => {
    const before = typeof earlier === 'function' ? earlier(after) : earlier;
    return { after, before, isOff: kind === 'STATUS' && isCancelled(after, before?.status) };
  });
  const lateBy = changed.some(({ isOff }) => isOff) ? await lateMs(db) : 0;
  const values = changed.map(({ after, before, isOff }) => {
    const { id: appointmentId, patientId, status, startsAt, duration } = after;
    const moved =
      before && (before.startsAt.getTime() !== startsAt.getTime() || before.duration !== duration);
    return {
      ...{ appointmentId, patientId, status, startsAt, duration },
      ...placeChange(before, after),
      at: now,
      actorId: user.id,
      via: way ?? via ?? null,
      kind,
      fromStatus: before?.status ?? null,
      fromStartsAt: moved ? before.startsAt : null,
      fromDuration: moved ? before.duration : null,
      reason: reason || null,
      late: isOff && now.getTime() > startsAt.getTime() - lateBy,
    };
  });
  await historyRepository(db).addEvents(values);
}

const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** Deletes the states of changes that can no longer be undone. */
export const dropOldStates = (db: Database, now: Date): Promise<void> =>
  historyRepository(db).dropStatesBefore(later(now, -UNDO_LIMITS.menuSeconds));

/** Stores the states before a change of several appointments, in its transaction. Returns the ids of the changes. */
export async function recordChanges(
  db: Database,
  before: readonly AppointmentRow[],
  now: Date,
): Promise<string[]> {
  const values = before.map((row) => {
    const { id: appointmentId, status, startsAt, duration, arrivedAt } = row;
    const { patientId, episodeId, therapistId, type, notes, serviceId, bufferAfter, roomId } = row;
    const place = { patientId, episodeId, therapistId, type, notes, serviceId, bufferAfter, roomId };
    return {
      appointmentId,
      id: randomUUID(),
      changedAt: now,
      status,
      startsAt,
      duration,
      arrivedAt,
      ...place,
    };
  });
  await historyRepository(db).storeStates(values);
  return values.map(({ id }) => id);
}

/**
 * Stores the state before a change, in the transaction of the change. Only the latest change can be undone.
 */
export async function recordChange(
  db: Database,
  before: AppointmentRow,
  now: Date,
): Promise<AppointmentUndo> {
  const [change = ''] = await recordChanges(db, [before], now);
  return { change, until: later(now, UNDO_LIMITS.offeredSeconds).toISOString() };
}

/** The state before the appointment's latest change, if that is recent enough to undo. */
export async function latestChange(db: Database, appointmentId: string, now: Date) {
  const row = await historyRepository(db).stateOf(appointmentId);
  return row && row.changedAt >= later(now, -UNDO_LIMITS.menuSeconds) ? row : undefined;
}

/** The state before `change`, if it is the appointment's latest change and recent enough to undo. */
export async function findChange(db: Database, appointmentId: string, change: string, now: Date) {
  const row = await latestChange(db, appointmentId, now);
  return row?.id === change ? row : undefined;
}

/** How the appointment's menu undoes a change, and until when. */
export const undoOf = ({ id, changedAt }: { id: string; changedAt: Date }): AppointmentUndo => ({
  change: id,
  until: later(changedAt, UNDO_LIMITS.menuSeconds).toISOString(),
});
