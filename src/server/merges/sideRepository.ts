import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LIVE_APPOINTMENT_STATUSES as LIVE } from '@/contract/appointments';
import { MERGE_FIELDS, type MergeValues } from '@/contract/mergeFields';
import { rowsOf, type Database } from '../db/database';
import { patientDetails, patients } from '../db/schema';
import { isSharedAlert } from './moveRepository';

type Json = Record<string, unknown>;

/** What two records of one person are compared by, with the columns that a merge needs besides. */
export interface Side {
  id: string;
  therapistId: string;
  userId: string | null;
  mergedInto: string | null;
  deletedAt: string | null;
  createdAt: string;
  status: 'ACTIVE' | 'INACTIVE' | 'DISCHARGED';
  dischargedAt: string | null;
  updatedAt: string;
  /** Null in a record without further details. */
  detailsUpdatedAt: string | null;
  values: MergeValues;
}

const FIELD_COLUMNS: readonly string[] = MERGE_FIELDS.flatMap(({ columns }) => [...columns]);

/** A row's columns by their names in code. Instants stay texts of the database, with its microseconds. */
const named = (table: PgTable, row: Json): Json =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, row[column.name]]),
  );

const listed = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/**
 * Holds records until the transaction ends, with those that were merged into them, because a merge moves these too. The
 * order is always the same, so that two merges wait for each other only one way round.
 */
export async function holdRecords(db: Database, ids: readonly string[]): Promise<void> {
  const list = listed(ids);
  await db.execute(
    sql`select 1 from patients p where p.id in (${list}) or p.merged_into in (${list}) order by p.id for update`,
  );
}

/** Reads records as they are; unknown ones are absent. */
export async function readSides(db: Database, ids: readonly string[]): Promise<Map<string, Side>> {
  const list = listed(ids);
  const records = await rowsOf<{ row: Json }>(
    db.execute(sql`select to_jsonb(p) as row from patients p where p.id in (${list})`),
  );
  const details = await rowsOf<{ row: Json }>(
    db.execute(sql`select to_jsonb(d) as row from patient_details d where d.patient_id in (${list})`),
  );
  return new Map(
    records.map(({ row }) => {
      const patient = named(patients, row);
      const found = details.find((one) => one.row['patient_id'] === row['id']);
      const detail = found ? named(patientDetails, found.row) : {};
      const all: Json = { ...detail, ...patient };
      const values = Object.fromEntries(FIELD_COLUMNS.map((column) => [column, all[column] ?? null]));
      return [
        row['id'] as string,
        { ...patient, detailsUpdatedAt: detail['updatedAt'] ?? null, values } as unknown as Side,
      ];
    }),
  );
}

const DETAIL_COLUMNS = FIELD_COLUMNS.filter((column) => column in getTableColumns(patientDetails));
const PATIENT_COLUMNS = FIELD_COLUMNS.filter((column) => column in getTableColumns(patients));

const picked = (values: MergeValues, columns: readonly string[]): Json =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));

interface Standing {
  status: Side['status'];
  dischargedAt: string | null;
  updatedAt: string;
  /** Null if the record has no further details. */
  detailsUpdatedAt: string | null;
}

const instant = (text: string | null) => sql`${text}::timestamptz`;

/** Writes a record as a merge or its undo leaves it. Instants are texts, so that no microsecond is lost. */
export async function writeSide(
  db: Database,
  id: string,
  values: MergeValues,
  { status, dischargedAt, updatedAt, detailsUpdatedAt }: Standing,
): Promise<void> {
  await db
    .update(patients)
    .set({
      ...picked(values, PATIENT_COLUMNS),
      status,
      dischargedAt: instant(dischargedAt),
      updatedAt: instant(updatedAt),
    })
    .where(sql`${patients.id} = ${id}`);
  if (detailsUpdatedAt === null) {
    await db.delete(patientDetails).where(sql`${patientDetails.patientId} = ${id}`);
    return;
  }
  const details = picked(values, DETAIL_COLUMNS);
  const set = { ...details, tags: (details['tags'] ?? []) as string[], updatedAt: instant(detailsUpdatedAt) };
  await db
    .insert(patientDetails)
    .values({ patientId: id, ...set })
    .onConflictDoUpdate({ target: patientDetails.patientId, set });
}

/** Whether any of the further details is said. */
export const hasDetails = (values: MergeValues): boolean =>
  DETAIL_COLUMNS.some((column) => {
    const value = values[column];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
  });

/** Rows that a merge would move, by what a person calls them. */
export type Moving = Record<
  'episodes' | 'evaluations' | 'sessions' | 'appointments' | 'routines' | 'documents' | 'messages' | 'alerts',
  number
>;

/** How much a merge would move from a record to the surviving one. */
export async function movingFrom(db: Database, id: string, survivorId: string): Promise<Moving> {
  const [row] = await rowsOf<Moving>(
    db.execute(sql`select
        (select count(*)::int from episodes where patient_id = ${id}) as episodes,
        (select count(*)::int from evaluations where patient_id = ${id}) as evaluations,
        (select count(*)::int from treatment_sessions where patient_id = ${id}) as sessions,
        (select count(*)::int from appointments where patient_id = ${id} and deleted_at is null) as appointments,
        (select count(*)::int from routines where patient_id = ${id} and deleted_at is null) as routines,
        (select count(*)::int from documents where patient_id = ${id} and deleted_at is null and stored_at is not null) as documents,
        (select count(*)::int from messages m join conversations c on c.id = m.conversation_id where c.patient_id = ${id}) as messages,
        (select count(*)::int from patient_alerts t where t.patient_id = ${id} and not (${isSharedAlert(survivorId)})) as alerts`),
  );
  if (!row) throw new Error('The rows of a record were not counted');
  return row;
}

/** Live appointments of one record at the time of one of the other. */
export const overlappingRows = (db: Database, one: string, other: string) =>
  rowsOf<{ id: string; startsAt: string | Date; therapistName: string }>(
    db.execute(sql`select a.id, a.starts_at as "startsAt", u.name as "therapistName"
        from appointments a join users u on u.id = a.therapist_id
        where a.patient_id in (${one}, ${other}) and a.deleted_at is null and a.status in ${LIVE}
          and exists (select from appointments b where b.patient_id = case when a.patient_id = ${one}::uuid then ${other}::uuid else ${one}::uuid end
            and b.deleted_at is null and b.status in ${LIVE}
            and tstzrange(a.starts_at, a.ends_at, '[)') && tstzrange(b.starts_at, b.ends_at, '[)'))
        order by a.starts_at, a.id`),
  );
