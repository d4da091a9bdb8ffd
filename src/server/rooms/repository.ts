import { asc, desc, eq, or, sql } from 'drizzle-orm';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms/messages';
import type { RoomBody } from '@/contract/rooms/schemas';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { appointmentEvents, appointments, rooms } from '../db/schema';
import { takenField } from '../core/errors';

const columns = {
  id: rooms.id,
  name: rooms.name,
  active: rooms.active,
};

/** Runs a write. A name that another room has is refused beside its field. */
async function named<T>(db: Database, write: (transaction: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(write);
  } catch (error) {
    throw violates(error, 'rooms_name') ? takenField('name', MESSAGES.nameTaken) : error;
  }
}

const valuesOf = (body: RoomBody, now: Date) => ({ ...body, updatedAt: now });

/** Rooms of the practice. */
export const roomRepository = (db: Database) => ({
  /** Active ones first, then by name. */
  list: () =>
    db
      .select(columns)
      .from(rooms)
      .orderBy(desc(rooms.active), asc(sql`lower(${rooms.name})`), asc(rooms.id)),

  async find(id: string) {
    const [row] = await db.select(columns).from(rooms).where(eq(rooms.id, id));
    return row;
  },

  /** The same, locked until the transaction ends. */
  async hold(id: string) {
    const [row] = await db.select(columns).from(rooms).where(eq(rooms.id, id)).for('no key update');
    return row;
  },

  create: (body: RoomBody, now: Date) =>
    named(db, async (transaction) => {
      const [row] = await transaction
        .insert(rooms)
        .values({ ...valuesOf(body, now), createdAt: now })
        .returning(columns);
      if (!row) throw new Error('The room was not stored');
      return row;
    }),

  /** Undefined if there is no such room. */
  update: (id: string, body: RoomBody, now: Date) =>
    named(db, async (transaction) => {
      const [row] = await transaction
        .update(rooms)
        .set(valuesOf(body, now))
        .where(eq(rooms.id, id))
        .returning(columns);
      return row;
    }),

  /** Whether an appointment has it or had it, deleted ones included. */
  async isUsed(id: string): Promise<boolean> {
    const { fromRoomId, toRoomId } = appointmentEvents;
    const [used] = await db
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.roomId, id))
      .unionAll(
        db
          .select({ id: appointmentEvents.id })
          .from(appointmentEvents)
          .where(or(eq(fromRoomId, id), eq(toRoomId, id))),
      )
      .limit(1);
    return used !== undefined;
  },

  /** False if there is no such room. */
  async remove(id: string): Promise<boolean> {
    const rows = await db.delete(rooms).where(eq(rooms.id, id)).returning({ id: rooms.id });
    return rows.length > 0;
  },
});
