import { asc, desc, eq, sql } from 'drizzle-orm';
import type { ServiceColour } from '@/contract/services/enums';
import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services/messages';
import type { ServiceBody } from '@/contract/services/schemas';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { appointments, services } from '../db/schema';
import { takenField } from '../core/errors';

const columns = {
  id: services.id,
  name: services.name,
  type: services.type,
  duration: services.duration,
  bufferAfter: services.bufferAfter,
  priceCents: services.priceCents,
  vatClass: services.vatClass,
  colour: sql<ServiceColour>`${services.colour}`,
  active: services.active,
};

/** Runs a write. A name that another service has is refused beside its field. */
async function named<T>(db: Database, write: (transaction: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(write);
  } catch (error) {
    throw violates(error, 'services_name') ? takenField('name', MESSAGES.nameTaken) : error;
  }
}

const valuesOf = ({ priceCents, ...body }: ServiceBody, now: Date) => ({
  ...body,
  priceCents: priceCents ?? null,
  updatedAt: now,
});

/** What the practice offers. */
export const serviceRepository = (db: Database) => ({
  /** Active ones first, then by name. */
  list: () =>
    db
      .select(columns)
      .from(services)
      .orderBy(desc(services.active), asc(sql`lower(${services.name})`), asc(services.id)),

  async find(id: string) {
    const [row] = await db.select(columns).from(services).where(eq(services.id, id));
    return row;
  },

  /** The same, locked until the transaction ends. */
  async hold(id: string) {
    const [row] = await db.select(columns).from(services).where(eq(services.id, id)).for('no key update');
    return row;
  },

  create: (body: ServiceBody, now: Date) =>
    named(db, async (transaction) => {
      const [row] = await transaction
        .insert(services)
        .values({ ...valuesOf(body, now), createdAt: now })
        .returning(columns);
      if (!row) throw new Error('The service was not stored');
      return row;
    }),

  /** Undefined if there is no such service. */
  update: (id: string, body: ServiceBody, now: Date) =>
    named(db, async (transaction) => {
      const [row] = await transaction
        .update(services)
        .set(valuesOf(body, now))
        .where(eq(services.id, id))
        .returning(columns);
      return row;
    }),

  /** Whether an appointment has it, deleted ones included. */
  async isUsed(id: string): Promise<boolean> {
    const [row] = await db
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.serviceId, id))
      .limit(1);
    return row !== undefined;
  },

  /** False if there is no such service. */
  async remove(id: string): Promise<boolean> {
    const rows = await db.delete(services).where(eq(services.id, id)).returning({ id: services.id });
    return rows.length > 0;
  },
});
