import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';
import { RECORD_COPY_VERSION } from '@/contract/record';
import { columnsFor, type RecordReader, valueFor } from '@/contract/recordReaders';
import { recordSections, type RecordTable } from '@/contract/recordSections';
import type { Database } from '../db/database';
import { exercises, patients, users } from '../db/schema';
import { statusAt as invitationStatusAt } from '../invitations/latestRepository';
import { type PracticeMoment, type RoutineTerm, statusAt as routineStatusAt } from '../routines/values';
import { TABLES } from '../db/tables';
import { rowsOfSubject, type Subject } from './rowsRepository';

interface CopyOptions extends PracticeMoment {
  reader: RecordReader;
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Columns to order rows by; each table uses the first that it has all of. */
const ORDER = [
  ['at'],
  ['startsAt'],
  ['evaluatedAt'],
  ['acceptedAt'],
  ['startedAt'],
  ['writtenAt'],
  ['createdAt'],
  ['routineId', 'position'],
  ['progressId', 'position'],
];

interface Wanted {
  name: RecordTable;
  subject: Subject;
  moment: PracticeMoment;
}

/**
 * Rows of a table. Routines and invitations have the status that the screens show: the stored one stays open after their
 * time is over.
 */
async function rowsOf(db: Database, table: PgTable, { name, subject, moment }: Wanted): Promise<RecordRow[]> {
  const condition = rowsOfSubject(name, subject);
  if (!condition) return [];
  const columns = getTableColumns(table);
  const order = ORDER.find((names) => names.every((key) => columns[key])) ?? [];
  const read: Record<string, PgColumn | SQL> = {
    ...columns,
    ...(name === 'invitations' && { status: invitationStatusAt(moment.now) }),
  };
  const rows: RecordRow[] = await db
    .select(read)
    .from(table)
    .where(condition)
    .orderBy(...order.flatMap((key) => (columns[key] ? asc(columns[key]) : [])));
  if (name !== 'routines') return rows;
  return rows.map((row) => ({ ...row, status: routineStatusAt(row as unknown as RoutineTerm, moment) }));
}

/** Refused attempts stay in the copy without the visitor's name. */
const wasRefused = ({ result }: RecordRow) => typeof result === 'number' && result >= 400;

/** Who gave the discharge of which an earlier version of an episode tells. */
const dischargerIn = ({ content }: RecordRow): unknown =>
  (content as { dischargedBy?: unknown } | null | undefined)?.dischargedBy;

/** Ids in the columns of a kind, without those of refused attempts. */
function idsOfKind(sections: RecordCopy['sections'], kind: 'person' | 'exercise'): string[] {
  const ids = recordSections().flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, column]) => column.kind === kind)
      .flatMap(([name]) => sections[table].filter((row) => !wasRefused(row)).map((row) => row[name])),
  );
  if (kind === 'person') ids.push(...sections.recordVersions.map(dischargerIn));
  return [...new Set(ids)].filter((id): id is string => typeof id === 'string');
}

async function namesOf(db: Database, table: typeof users | typeof exercises, ids: string[]) {
  if (ids.length === 0) return {};
  const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Names of people by their ids. */
export const peopleNames = (db: Database, ids: string[]): Promise<Record<string, string>> =>
  namesOf(db, users, ids);

/**
 * Everything that the practice holds about one patient, as of one moment; undefined if there is no such
 * record.
 */
export function copyRecord(
  db: Database,
  patientId: string,
  { now, timeZone, reader }: CopyOptions,
): Promise<RecordCopy | undefined> {
  return db.transaction(
    async (transaction) => {
      const [patient] = await transaction
        .select({ name: patients.name, userId: patients.userId })
        .from(patients)
        .where(eq(patients.id, patientId));
      if (!patient) return undefined;
      const subject = { patientId, userId: patient.userId };
      const moment = { now, timeZone };
      const tables = new Map<string, PgTable>(TABLES);
      const sections = {} as RecordCopy['sections'];
      for (const [name] of recordSections()) {
        const kept = columnsFor(name, reader);
        const table = tables.get(name);
        const rows = table ? await rowsOf(transaction, table, { name, subject, moment }) : [];
        sections[name] = rows.map((row) =>
          Object.fromEntries(kept.map((column) => [column, plain(valueFor(name, column, row, reader))])),
        );
      }
      return {
        version: RECORD_COPY_VERSION,
        exportedAt: now.toISOString(),
        patientName: patient.name,
        reader,
        sections,
        names: {
          people: await peopleNames(transaction, idsOfKind(sections, 'person')),
          exercises: await namesOf(transaction, exercises, idsOfKind(sections, 'exercise')),
        },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
