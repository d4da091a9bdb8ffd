import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';
import { TABLES, type TableName } from '../db/tables';

/** Ids of the record and of the patient's account, if there is one. */
export interface Subject {
  patientId: string;
  userId: string | null;
}

/** An episode and the record to which it belongs. */
interface EpisodeOfRecord {
  patientId: string;
  episodeId: string;
}

/**
 * Columns that name a person or record without a foreign key. Access log events outlive both; an idempotency
 * key belongs to its sender.
 */
const LOOSE: Partial<Record<TableName, (subject: Subject) => (SQL | undefined)[]>> = {
  auditEvents: ({ patientId, userId }) => [
    eq(schema.auditEvents.patientId, patientId),
    sql`${schema.auditEvents.patientId} = any(array(select ${schema.patients.id} from ${schema.patients} where ${schema.patients.mergedInto} = ${patientId}))`,
    userId === null ? undefined : eq(schema.auditEvents.actorId, userId),
  ],
  idempotencyKeys: ({ userId }) => [userId === null ? undefined : eq(schema.idempotencyKeys.userId, userId)],
};

/** The same of an episode: versions of itself and of what belongs to it, and notices of its routines, runs and documents. */
const LOOSE_OF_EPISODE: Partial<Record<TableName, (episode: EpisodeOfRecord) => SQL[]>> = {
  recordVersions: ({ episodeId }) => [
    eq(schema.recordVersions.entityId, episodeId),
    ...[schema.treatmentSessions, schema.evaluations].map(
      (table) =>
        sql`(${schema.recordVersions.patientId}, ${schema.recordVersions.entityId}) in (select ${table.patientId}, ${table.id} from ${table} where ${eq(table.episodeId, episodeId)} union all select ${schema.patients.id}, ${table.id} from ${table} join ${schema.patients} on ${schema.patients.mergedInto} = ${table.patientId} where ${eq(table.episodeId, episodeId)})`,
    ),
  ],
  notifications: (episode) => [
    sql`${schema.notifications.subjectId} = any(array(select ${schema.routineProgress.id} from ${schema.routineProgress} where ${rowsOfEpisode('routineProgress', episode)}))`,
    sql`${schema.notifications.subjectId} = any(array(select ${schema.routines.id} from ${schema.routines} where ${eq(schema.routines.episodeId, episode.episodeId)}))`,
    sql`${schema.notifications.subjectId} = any(array(select ${schema.documents.id} from ${schema.documents} where ${eq(schema.documents.episodeId, episode.episodeId)}))`,
  ],
};

/** Tables that never belong to a patient: exercises are the practice's, whoever wrote them. */
const SHARED: readonly TableName[] = ['exercises'];

const nameOf = new Map(TABLES.map(([name, table]) => [getTableConfig(table).name, name]));

interface Reference {
  from: PgColumn;
  to: PgColumn;
  table: PgTable;
  name: TableName;
}

/** The tables that `table` references, with the referencing columns. */
function references(table: PgTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [from, to] = [columns[0], foreignColumns[0]];
    const name = nameOf.get(getTableConfig(foreignTable).name);
    return from && to && name ? [{ from, to, table: foreignTable, name }] : [];
  });
}

/** The record, and those that were merged into it, which are part of it. */
const recordRows = (patientId: string) =>
  or(eq(schema.patients.id, patientId), eq(schema.patients.mergedInto, patientId));

/**
 * Condition for the subject's rows in a table: their record, their account, and rows that reference these
 * directly or indirectly by foreign keys. Undefined for tables that cannot hold any.
 */
export function rowsOfSubject(name: TableName, subject: Subject): SQL | undefined {
  const { patientId, userId } = subject;
  const roots: Roots = {
    patients: recordRows(patientId),
    users: userId === null ? undefined : eq(schema.users.id, userId),
  };
  return rowsBelow(name, { roots, loose: (table) => LOOSE[table]?.(subject) });
}

/**
 * Condition for an episode's rows in a table: itself, and rows of its patient that reference it directly or indirectly.
 * What belongs to the record alone is not among them.
 */
export function rowsOfEpisode(name: TableName, episode: EpisodeOfRecord): SQL | undefined {
  const roots: Roots = {
    episodes: eq(schema.episodes.id, episode.episodeId),
    patients: undefined,
    users: undefined,
  };
  const loose = (table: TableName) => LOOSE_OF_EPISODE[table]?.(episode);
  return rowsBelow(name, { roots, loose, patients: recordRows(episode.patientId) });
}

/** Conditions of the tables from which references are followed. */
type Roots = Partial<Record<TableName, SQL | undefined>>;

interface Below {
  roots: Roots;
  loose: (name: TableName) => (SQL | undefined)[] | undefined;
  /** Whose rows they are, where no root says so. */
  patients?: SQL | undefined;
}

/**
 * A row that names a patient is theirs alone. What it refers to may be somebody else's by now, as with a message about an
 * appointment that was given to another patient.
 */
function rowsBelow(name: TableName, below: Below): SQL | undefined {
  const { roots, loose, patients } = below;
  if (name in roots) return roots[name];
  if (SHARED.includes(name)) return undefined;
  const table = TABLES.find(([candidate]) => candidate === name)?.[1];
  if (!table) return undefined;
  const found = references(table).filter((reference) => reference.name !== name);
  const by = ({ from, to, table: other }: Reference, theirs: SQL | undefined) =>
    // An array instead of `in (select …)`: within an `or`, only the array lets each column's index be used.
    theirs && sql`${from} = any(array(select ${to} from ${other} where ${theirs}))`;
  const follow = (reference: Reference) => by(reference, rowsBelow(reference.name, below));
  const direct = or(...found.filter((reference) => reference.name in roots).map(follow));
  const ofPatient = found.find((reference) => reference.name === 'patients');
  // Where patients are a root, a row's own patient decides alone. Below an episode, both have to fit.
  const indirect =
    ofPatient && !patients
      ? undefined
      : or(...found.filter((reference) => !(reference.name in roots)).map(follow));
  const own = ofPatient && indirect ? and(by(ofPatient, patients), indirect) : indirect;
  return or(direct, own, ...(loose(name) ?? []));
}
