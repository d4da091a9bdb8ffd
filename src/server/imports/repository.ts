import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { HOUR_MS } from '@/contract/common/constants';
import { IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import type { PatientBody } from '@/contract/patientSchemas';
import type { Caller } from '../audit/repository';
import { pickColumns } from '../db/columns';
import { rowsOf, type Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { auditEvents, importRows, patientDetails, patientImports, patients, users } from '../db/schema';
import { isUuid } from '../core/ids';
import { detailValues, isEmptyDetails } from '../patients/detailsRepository';
import { recordValues } from '../patients/repository';
import { TABLES } from '../db/tables';

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
  ...pickColumns(patientImports, 'total', 'createdAt', 'finishedAt', 'undoneAt'),
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

/** The import that a record belongs to. */
export interface ImportOfRow {
  id: string;
  therapistId: string;
  createdAt: Date;
}

/** Values under their columns' names, as `jsonb_populate_record` reads them. */
function underColumns(table: PgTable, values: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table);
  const named = Object.entries(values).map(([key, value]) => [columns[key]?.name ?? key, value]);
  return JSON.parse(JSON.stringify(Object.fromEntries(named))) as Record<string, unknown>;
}

/** The rows of `patients` and `patient_details` that a body becomes: those that creating one patient writes. */
export function stagedRow(body: PatientBody, { id: importId, therapistId, createdAt }: ImportOfRow) {
  const id = randomUUID();
  const status = body.status ?? patients.status.default;
  const details = body.details ? detailValues(body.details) : null;
  return {
    patient: underColumns(patients, {
      id,
      ...recordValues(body),
      status,
      therapistId,
      importId,
      createdAt,
      updatedAt: createdAt,
      dischargedAt: status === 'DISCHARGED' ? createdAt : null,
    }),
    details:
      details && !isEmptyDetails(details)
        ? underColumns(patientDetails, { patientId: id, ...details, updatedAt: createdAt })
        : null,
  };
}

const SAMPLE = stagedRow({ name: '', details: { tags: [''] } } as PatientBody, {
  id: '',
  therapistId: '',
  createdAt: new Date(0),
});

/** Names of the columns that a staged row fills; the others keep their defaults. */
const STAGED_COLUMNS = {
  patients: Object.keys(SAMPLE.patient),
  details: Object.keys(SAMPLE.details ?? {}),
} as const;

/** Tables that an import itself fills. */
const OWN = new Set(['patient_details']);

/** Every column that refers to a record, so that a new table counts without being named here. */
function references(): { table: string; column: string }[] {
  return TABLES.flatMap(([, table]) => {
    const { name, foreignKeys } = getTableConfig(table);
    return foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const isRecord = getTableConfig(foreignTable).name === getTableConfig(patients).name;
      return isRecord && !OWN.has(name)
        ? columns.map((column) => ({ table: name, column: column.name }))
        : [];
    });
  });
}

/**
 * Number of an import's records that something hangs on: rows of other tables, an account, or a later change. What was
 * deleted by hand is not among them: an undo leaves it hidden, for the legal term.
 */
async function recordsInUse(db: Database, importId: string): Promise<number> {
  const used = references().map(({ table, column }) =>
    sql.raw(`or exists (select from "${table}" where "${table}"."${column}" = p.id)`),
  );
  const [row] = await rowsOf<{ total: number }>(
    db.execute(sql`select count(*)::int as total from patients p left join patient_details d on d.patient_id = p.id
      where p.import_id = ${importId} and p.deleted_at is null and (p.updated_at <> p.created_at or p.user_id is not null
        or d.updated_at <> p.created_at ${sql.join(used, sql.raw(' '))})`),
  );
  return row?.total ?? 0;
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

  begin: (values: typeof patientImports.$inferInsert) => insertRow(db, patientImports, values),

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

  /** Makes the waiting rows records, in statements that the database runs alone. */
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
  async log(id: string, { user, now, origin }: Caller, action: 'CREATE' | 'DELETE'): Promise<void> {
    await db.execute(
      sql`insert into ${auditEvents} (at, actor_id, actor_role, action, entity, entity_id, patient_id, result, address)
        select ${now.toISOString()}::timestamptz, ${user.id}::uuid, ${user.role}::text, ${action}::text, 'patient', id::text, id, 200,
        ${origin.address}::text from patients where import_id = ${id} and deleted_at is null`,
    );
  },

  /** Holds an import's records: nothing of them changes, and nothing is added, until the transaction ends. */
  holdRecords: (id: string) =>
    db
      .select({ id: patients.id })
      .from(patients)
      .where(eq(patients.importId, id))
      .orderBy(asc(patients.id))
      .for('update'),

  inUse: (id: string) => recordsInUse(db, id),

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
