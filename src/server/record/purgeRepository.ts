import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { patientRepository } from '../patients/repository';
import { tablesInOrder } from '../db/backup';
import type { Database } from '../db/database';
import {
  appointmentEvents,
  appointments,
  auditEvents,
  outboxMessages,
  patients,
  recordVersions,
} from '../db/schema';
import type { EpisodeTerm } from './due';
import { TABLES, type TableName } from '../db/tables';
import { rowsOfEpisode, rowsOfSubject, type Subject } from './rowsRepository';

/** Tables that no foreign key orders: their rows are found through rows that must still be there. */
const FIRST: readonly TableName[] = ['notifications'];

/** Names of the tables in the order in which rows are deleted: referencing ones before those that they reference. */
function deletionOrder(): TableName[] {
  const byName = new Map(TABLES.map(([name, table]) => [getTableConfig(table).name, name]));
  const ordered = tablesInOrder().reverse();
  return [...FIRST, ...ordered.flatMap((sqlName) => byName.get(sqlName) ?? [])];
}

/**
 * Deletes versions of a record and of those that were merged into it. Versions are append-only; the setting lets the
 * trigger allow deleting those of the record that it names.
 */
async function deleteVersions(db: Database, patientId: string, condition: SQL | undefined): Promise<number> {
  let rows = 0;
  for (const id of await patientRepository(db).recordsOf(patientId)) {
    await db.execute(sql`select set_config('retention.purged_record', ${id}, true)`);
    const removed = await db
      .delete(recordVersions)
      .where(and(condition, eq(recordVersions.patientId, id)))
      .returning({ one: sql`1` });
    rows += removed.length;
  }
  return rows;
}

/**
 * Parts what was said to and by another patient, who had one of the appointments before, from the appointment that goes.
 */
async function partFromAppointments(
  db: Database,
  conditionOf: (name: TableName) => SQL | undefined,
): Promise<void> {
  const going = conditionOf('appointments');
  for (const [name, table] of Object.entries({ appointmentEvents, outboxMessages }))
    await db
      .update(table)
      .set({ appointmentId: null })
      .where(
        sql`${table.appointmentId} in (select ${appointments.id} from ${appointments} where ${going}) and (${conditionOf(name as TableName)}) is not true`,
      );
}

/**
 * Deletes the rows of one record that the conditions name. The access log stays: it holds ids and no content. Returns
 * the number of rows.
 */
async function deleteRows(
  db: Database,
  patientId: string,
  conditionOf: (name: TableName) => SQL | undefined,
): Promise<number> {
  const tables = new Map(TABLES);
  await partFromAppointments(db, conditionOf);
  let rows = await deleteVersions(db, patientId, conditionOf('recordVersions'));
  for (const name of deletionOrder()) {
    const [table, condition] = [tables.get(name), conditionOf(name)];
    if (!table || !condition || name === 'auditEvents' || name === 'recordVersions') continue;
    // Only a count comes back: the rows of a document hold its bytes.
    const removed = await db
      .delete(table)
      .where(condition)
      .returning({ one: sql`1` });
    rows += removed.length;
  }
  return rows;
}

const noted = (entity: 'patient' | 'episode', entityId: string, patientId: string, at: Date) => ({
  at,
  action: 'PURGE' as const,
  entity,
  entityId,
  patientId,
  result: 200,
});

/** Holds a record that is about to be destroyed. False if it was given back meanwhile, or is gone. */
export async function holdDeleted(db: Database, patientId: string): Promise<boolean> {
  const held = await db
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.id, patientId), isNotNull(patients.deletedAt)))
    .for('update');
  return held.length > 0;
}

/** Removes one record and everything that belongs to it. */
export async function destroyRecord(db: Database, subject: Subject, now: Date): Promise<number> {
  const { patientId } = subject;
  const rows = await deleteRows(db, patientId, (name) => rowsOfSubject(name, subject));
  await db.insert(auditEvents).values(noted('patient', patientId, patientId, now));
  return rows;
}

/** Removes one episode and everything that belongs to it; the rest of its record stays. */
export async function destroyEpisode(db: Database, episode: EpisodeTerm, now: Date) {
  const { patientId, episodeId } = episode;
  const rows = await deleteRows(db, patientId, (name) => rowsOfEpisode(name, episode));
  await db.insert(auditEvents).values(noted('episode', episodeId, patientId, now));
  return rows;
}
