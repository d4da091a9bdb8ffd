import { and, count, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { HOUR_MS } from '@/contract/common/durations';
import { IMPORT_LIMITS as LIMITS } from '@/contract/imports/limits';
import type { Database } from '../db/database';
import { auditEvents, importRows, patientDetails, patientImports, patients, users } from '../db/schema';
import { isUuid } from '../core/ids';
import { STAGED_COLUMNS, type stagedRow } from './staged';

/** Destroys imports that nobody has continued for some hours, with their rows. */
export async function dropAbandonedImports(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIMITS.unfinishedHours * HOUR_MS);
  await db
    .delete(patientImports)
    .where(and(isNull(patientImports.finishedAt), lt(patientImports.updatedAt, before)));
}

/** SQL condition: somebody's own imports, and those of which they are the lead. */
const isOf = (userId: string) =>
  or(eq(patientImports.authorId, userId), eq(patientImports.therapistId, userId));

const columns = {
  id: patientImports.id,
  therapistId: patientImports.therapistId,
  therapistName: users.name,
  total: patientImports.total,
  createdAt: patientImports.createdAt,
  finishedAt: patientImports.finishedAt,
  undoneAt: patientImports.undoneAt,
};

const selectImports = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(patientImports)
    .innerJoin(users, eq(users.id, patientImports.therapistId))
    .where(where)
    .orderBy(desc(patientImports.createdAt), desc(patientImports.id))
    .limit(LIMITS.listed);

export type ImportRecord = Awaited<ReturnType<typeof selectImports>>[number];

const names = (list: readonly string[], prefix = '') =>
  sql.join(
    list.map((name) => sql.raw(`${prefix}"${name}"`)),
    sql.raw(', '),
  );

/** Who did something to all records of an import. */
export interface ImportEvent {
  at: Date;
  actor: { id: string; role: string };
  action: 'CREATE' | 'DELETE';
  address: string;
}

/** Imports of patients, and what waits for their end. */
export const importRepository = (db: Database) => ({
  /** Ended imports, the latest first. */
  list: (userId: string) => selectImports(db, and(isOf(userId), isNotNull(patientImports.finishedAt))),

  async find(userId: string, id: string): Promise<ImportRecord | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await selectImports(db, and(isOf(userId), eq(patientImports.id, id)));
    return row;
  },

  /** Holds an import until the transaction ends, so that two ends or undos come one after another. */
  lock: (id: string) =>
    db.select({ id: patientImports.id }).from(patientImports).where(eq(patientImports.id, id)).for('update'),

  async begin(values: typeof patientImports.$inferInsert): Promise<string> {
    const [row] = await db.insert(patientImports).values(values).returning({ id: patientImports.id });
    return row?.id ?? '';
  },

  /** Keeps rows at their places; rows sent again replace themselves. */
  async stage(id: string, from: number, rows: ReturnType<typeof stagedRow>[], now: Date): Promise<void> {
    await db
      .insert(importRows)
      .values(rows.map((row, at) => ({ importId: id, position: from + at, ...row })))
      .onConflictDoUpdate({
        target: [importRows.importId, importRows.position],
        set: { patient: sql`excluded.patient`, details: sql`excluded.details` },
      });
    await db.update(patientImports).set({ updatedAt: now }).where(eq(patientImports.id, id));
  },

  async staged(id: string): Promise<number> {
    const [row] = await db.select({ total: count() }).from(importRows).where(eq(importRows.importId, id));
    return row?.total ?? 0;
  },

  /**
   * Makes the waiting rows records, in statements that the database runs alone.
   * @throws the database error `patients_therapist_email` if an e-mail is taken.
   */
  async createRecords(id: string, now: Date): Promise<void> {
    const source = (column: 'patient' | 'details', type: 'patients' | 'patient_details') =>
      sql.raw(`import_rows, jsonb_populate_record(null::${type}, import_rows.${column}) made`);
    await db.execute(
      sql`insert into patients (${names(STAGED_COLUMNS.patients)})
        select ${names(STAGED_COLUMNS.patients, 'made.')} from ${source('patient', 'patients')}
        where import_rows.import_id = ${id} order by position`,
    );
    await db.execute(
      sql`insert into patient_details (${names(STAGED_COLUMNS.details)})
        select ${names(STAGED_COLUMNS.details, 'made.')} from ${source('details', 'patient_details')}
        where import_rows.import_id = ${id} and import_rows.details is not null`,
    );
    await db.delete(importRows).where(eq(importRows.importId, id));
    await db.update(patientImports).set({ finishedAt: now }).where(eq(patientImports.id, id));
  },

  /** Writes to the access log what happened to every record of an import that is not hidden. */
  async log(id: string, { at, actor, action, address }: ImportEvent): Promise<void> {
    await db.execute(
      sql`insert into ${auditEvents} (at, actor_id, actor_role, action, entity, entity_id, patient_id, result, address)
        select ${at.toISOString()}::timestamptz, ${actor.id}::uuid, ${actor.role}::text, ${action}::text, 'patient', id::text, id, 200,
        ${address}::text from patients where import_id = ${id} and deleted_at is null`,
    );
  },

  /** Destroys an import that has not ended, with its rows. */
  drop: (id: string) => db.delete(patientImports).where(eq(patientImports.id, id)),

  /**
   * Removes the records of an import, but those that somebody has deleted, and keeps that it was undone. The caller has
   * seen that nothing hangs on them.
   */
  async removeRecords(id: string, now: Date): Promise<void> {
    const made = sql`array(select id from patients where import_id = ${id} and deleted_at is null)`;
    await db.delete(patientDetails).where(sql`${patientDetails.patientId} = any(${made})`);
    await db.delete(patients).where(and(eq(patients.importId, id), isNull(patients.deletedAt)));
    await db.update(patientImports).set({ undoneAt: now }).where(eq(patientImports.id, id));
  },
});
