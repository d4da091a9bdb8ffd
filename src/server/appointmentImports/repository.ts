import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { APPOINTMENT_LIMITS, LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { MINUTE_MS } from '@/contract/common/constants';
import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import type { Caller } from '../audit/repository';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import {
  appointmentEvents,
  appointmentImports,
  appointments,
  auditEvents,
  outboxMessages,
  patients,
  users,
} from '../db/schema';
import { isUuid } from '../core/ids';

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: appointmentImports.id,
      therapistName: users.name,
      total: appointmentImports.total,
      createdAt: appointmentImports.createdAt,
      undoneAt: appointmentImports.undoneAt,
    })
    .from(appointmentImports)
    .innerJoin(users, eq(users.id, appointmentImports.therapistId))
    .where(where)
    .orderBy(desc(appointmentImports.createdAt), desc(appointmentImports.id))
    .limit(LIMITS.listed);

type AppointmentImportRecord = Awaited<ReturnType<typeof select>>[number];

/** SQL condition: somebody's own imports, and those of their agenda. */
const isOf = (userId: string) =>
  or(eq(appointmentImports.authorId, userId), eq(appointmentImports.therapistId, userId));

/** Appointments of an import that nobody has deleted by hand, alone or with their patient. */
const standing = (id: string) =>
  and(
    eq(appointments.importId, id),
    isNull(appointments.deletedAt),
    sql`exists (select from ${patients} where ${patients.id} = ${appointments.patientId} and ${patients.deletedAt} is null)`,
  );

/** Whose time a file of appointments takes. */
interface Places {
  therapistId: string;
  patientIds: readonly string[];
  roomIds: readonly string[];
}

/** Imports of appointments. */
export const appointmentImportRepository = (db: Database) => ({
  list: (userId: string) => select(db, isOf(userId)),

  async find(userId: string, id: string): Promise<AppointmentImportRecord | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await select(db, and(isOf(userId), eq(appointmentImports.id, id)));
    return row;
  },

  /** Live appointments of any of these places that may last into `[from, until)`. */
  busy: ({ therapistId, patientIds, roomIds }: Places, from: Date, until: Date) =>
    db
      .select(pickColumns(appointments, 'therapistId', 'patientId', 'roomId', 'startsAt', 'duration'))
      .from(appointments)
      .where(
        and(
          or(
            eq(appointments.therapistId, therapistId),
            inArray(appointments.patientId, [...new Set(patientIds)]),
            inArray(appointments.roomId, [...new Set(roomIds)]),
          ),
          isNull(appointments.deletedAt),
          inArray(appointments.status, [...LIVE_APPOINTMENT_STATUSES]),
          gt(appointments.startsAt, new Date(from.getTime() - APPOINTMENT_LIMITS.durationMax * MINUTE_MS)),
          lt(appointments.startsAt, until),
        ),
      ),

  /** Holds an import until the transaction ends, so that two undos come one after another. */
  lock: (id: string) =>
    db
      .select({ id: appointmentImports.id })
      .from(appointmentImports)
      .where(eq(appointmentImports.id, id))
      .for('update'),

  /**
   * Holds an import's appointments and the messages about them: nobody changes one, or tells of it, until the transaction
   * ends.
   */
  async holdAppointments(id: string): Promise<void> {
    const held = await db
      .select({ id: appointments.id })
      .from(appointments)
      .where(eq(appointments.importId, id))
      .orderBy(asc(appointments.id))
      .for('update');
    const ids = held.map((row) => row.id);
    await db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(inArray(outboxMessages.appointmentId, ids))
      .orderBy(asc(outboxMessages.id))
      .for('update');
  },

  create: (values: typeof appointmentImports.$inferInsert) => insertRow(db, appointmentImports, values),

  /** Marks appointments as brought by an import. */
  own: (id: string, appointmentIds: readonly string[]) =>
    db
      .update(appointments)
      .set({ importId: id })
      .where(inArray(appointments.id, [...appointmentIds])),

  /** Number of an import's appointments that have begun or were changed since. */
  async inUse(id: string, now: Date): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(appointments)
      .where(
        and(
          standing(id),
          or(
            lte(appointments.startsAt, now),
            ne(appointments.status, 'SCHEDULED'),
            sql`${appointments.updatedAt} <> ${appointments.createdAt}`,
          ),
        ),
      );
    return row?.total ?? 0;
  },

  /** Number of an import's appointments of which the patient may have been told, or has answered. */
  async told(id: string): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(appointments)
      .where(
        and(
          standing(id),
          or(
            sql`exists (select from ${outboxMessages} where ${outboxMessages.appointmentId} = ${appointments.id} and ${outboxMessages.attempts} > 0)`,
            sql`exists (select from ${appointmentEvents} where ${appointmentEvents.appointmentId} = ${appointments.id} and ${appointmentEvents.kind} in ('ASKED', 'TOLD'))`,
          ),
        ),
      );
    return row?.total ?? 0;
  },

  /** Writes to the access log what happened to every appointment of an import. */
  async log(id: string, { user, now, origin }: Caller, action: 'CREATE' | 'DELETE'): Promise<void> {
    await db.execute(
      sql`insert into ${auditEvents} (at, actor_id, actor_role, action, entity, entity_id, patient_id, result, address)
        select ${now.toISOString()}::timestamptz, ${user.id}::uuid, ${user.role}::text, ${action}::text, 'appointment', id::text,
        patient_id, 200, ${origin.address}::text from appointments where import_id = ${id} and deleted_at is null`,
    );
  },

  /** Removes the appointments of an import, but those deleted by hand, and keeps that it was undone. */
  async undo(id: string, now: Date): Promise<void> {
    await db.delete(appointments).where(standing(id));
    await db.update(appointmentImports).set({ undoneAt: now }).where(eq(appointmentImports.id, id));
  },
});
