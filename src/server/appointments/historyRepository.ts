import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { APPOINTMENT_LINK_MESSAGES } from '@/contract/appointmentLinks';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { appointmentChanges, appointmentEvents, appointments, rooms, users } from '../db/schema';

const fromTherapist = alias(users, 'from_therapist');
const toTherapist = alias(users, 'to_therapist');
const fromRoom = alias(rooms, 'from_room');
const toRoom = alias(rooms, 'to_room');

/** Leaves out what happened while another patient had the appointment. */
const ofTheirPatient = and(
  eq(appointments.id, appointmentEvents.appointmentId),
  eq(appointments.patientId, appointmentEvents.patientId),
);

/** Every column as a stored row would have it from the row that met it. */
const OVERWRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(appointmentChanges)).map(([key, { name }]) => [
    key,
    sql.raw(`excluded."${name}"`),
  ]),
);

/** What happened to appointments, and their states before the latest change, which an undo brings back. */
export const historyRepository = (db: Database) => ({
  async addEvents(values: (typeof appointmentEvents.$inferInsert)[]): Promise<void> {
    if (values.length > 0) await db.insert(appointmentEvents).values(values);
  },

  /** What happened to an appointment since its patient has it, newest first, with the names of those who did it. */
  eventsOf: (appointmentId: string) =>
    db
      .select({
        id: appointmentEvents.id,
        at: appointmentEvents.at,
        actorName: sql<string>`coalesce(${users.name}, ${APPOINTMENT_LINK_MESSAGES.actor})`,
        ...pickColumns(appointmentEvents, 'kind', 'status', 'fromStatus', 'startsAt'),
        ...pickColumns(appointmentEvents, 'duration', 'fromStartsAt', 'fromDuration'),
        fromTherapist: fromTherapist.name,
        toTherapist: toTherapist.name,
        fromRoom: fromRoom.name,
        toRoom: toRoom.name,
        reason: appointmentEvents.reason,
        late: appointmentEvents.late,
      })
      .from(appointmentEvents)
      .innerJoin(appointments, ofTheirPatient)
      .leftJoin(users, eq(users.id, appointmentEvents.actorId))
      .leftJoin(fromTherapist, eq(fromTherapist.id, appointmentEvents.fromTherapistId))
      .leftJoin(toTherapist, eq(toTherapist.id, appointmentEvents.toTherapistId))
      .leftJoin(fromRoom, eq(fromRoom.id, appointmentEvents.fromRoomId))
      .leftJoin(toRoom, eq(toRoom.id, appointmentEvents.toRoomId))
      .where(eq(appointmentEvents.appointmentId, appointmentId))
      .orderBy(desc(appointmentEvents.at), desc(appointmentEvents.position)),

  /** Events of appointments, newest first, with what they say of their patients' answers. */
  answersOf: (appointmentIds: readonly string[]) =>
    db
      .select(pickColumns(appointmentEvents, 'appointmentId', 'kind', 'via', 'at', 'status', 'startsAt'))
      .from(appointmentEvents)
      .innerJoin(appointments, ofTheirPatient)
      .where(inArray(appointmentEvents.appointmentId, [...appointmentIds]))
      .orderBy(desc(appointmentEvents.at), desc(appointmentEvents.position)),

  /** Stores states, each in the place of its appointment's former one. */
  async storeStates(values: State[]): Promise<void> {
    await db
      .insert(appointmentChanges)
      .values(values)
      .onConflictDoUpdate({ target: appointmentChanges.appointmentId, set: OVERWRITTEN });
  },

  async stateOf(appointmentId: string): Promise<State | undefined> {
    const [row] = await db
      .select()
      .from(appointmentChanges)
      .where(eq(appointmentChanges.appointmentId, appointmentId));
    return row;
  },

  /** States of a patient's appointments before what changed them all at one instant, by their start. */
  statesBefore: (patientId: string, changedAt: Date) =>
    db
      .select()
      .from(appointmentChanges)
      .where(and(eq(appointmentChanges.patientId, patientId), eq(appointmentChanges.changedAt, changedAt)))
      .orderBy(asc(appointmentChanges.startsAt), asc(appointmentChanges.appointmentId)),

  /** A patient's appointments that were cancelled at one instant, still are and lie ahead, as they were before, by their start. */
  async cancelledAhead(patientId: string, cancelledAt: Date, now: Date) {
    const rows = await db
      .select({
        ...pickColumns(appointments, 'id', 'patientId', 'startsAt', 'status'),
        before: appointmentEvents.fromStatus,
      })
      .from(appointments)
      .innerJoin(appointmentEvents, eq(appointmentEvents.appointmentId, appointments.id))
      .where(
        and(
          eq(appointments.patientId, patientId),
          eq(appointments.status, 'CANCELLED'),
          isNull(appointments.deletedAt),
          gt(appointments.startsAt, now),
          eq(appointmentEvents.at, cancelledAt),
          eq(appointmentEvents.kind, 'STATUS'),
          eq(appointmentEvents.status, 'CANCELLED'),
        ),
      )
      .orderBy(asc(appointments.startsAt), asc(appointments.id));
    return rows.map(({ before, ...row }) => ({ ...row, status: before ?? row.status }));
  },

  /** Deletes states older than an instant. Rows locked by another writer are skipped, to avoid deadlocks. */
  async dropStatesBefore(instant: Date): Promise<void> {
    const over = db
      .select({ id: appointmentChanges.appointmentId })
      .from(appointmentChanges)
      .where(lt(appointmentChanges.changedAt, instant))
      .for('update', { skipLocked: true });
    await db.delete(appointmentChanges).where(inArray(appointmentChanges.appointmentId, over));
  },

  /**
   * Keeps corrections made since the latest change, if any. An undo of that change leaves them, unless it gives back a former
   * patient, whom they are not about.
   */
  async keepCorrected(
    appointmentId: string,
    patientId: string,
    corrected: Partial<Pick<State, 'type' | 'notes' | 'serviceId' | 'bufferAfter'>>,
  ): Promise<void> {
    if (Object.keys(corrected).length > 0)
      await db
        .update(appointmentChanges)
        .set(corrected)
        .where(
          and(
            eq(appointmentChanges.appointmentId, appointmentId),
            eq(appointmentChanges.patientId, patientId),
          ),
        );
  },

  /** Another episode since the latest changes: an undo of them leaves it, unless it gives back a former patient. */
  async keepEpisode(appointmentIds: string[], patientId: string, episodeId: string | null): Promise<void> {
    await db
      .update(appointmentChanges)
      .set({ episodeId })
      .where(
        and(
          inArray(appointmentChanges.appointmentId, appointmentIds),
          eq(appointmentChanges.patientId, patientId),
        ),
      );
  },

  /** Deletes the state before an undone change. False if another request did so first. */
  async removeState(appointmentId: string, change: string): Promise<boolean> {
    const removed = await db
      .delete(appointmentChanges)
      .where(and(eq(appointmentChanges.appointmentId, appointmentId), eq(appointmentChanges.id, change)))
      .returning({ id: appointmentChanges.id });
    return removed.length > 0;
  },
});

export type State = typeof appointmentChanges.$inferSelect;
