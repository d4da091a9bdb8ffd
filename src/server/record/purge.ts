import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { wallClockOf } from '@/contract/common/practiceTime';
import { purgeableFrom, termStart } from '@/contract/patients/retention';
import { tablesInOrder } from '../db/backup';
import type { Database } from '../db/database';
import {
  appointments,
  auditEvents,
  evaluations,
  patients,
  routineProgress,
  treatmentSessions,
} from '../db/schema';
import { settingsOfPractice } from '../practice/queries';
import { rowsOfSubject, TABLES, type Subject } from './graph';

interface PurgeOptions {
  now: Date;
  timeZone: string;
}

interface PurgeResult {
  /** Records whose legal term has passed. */
  due: number;
  /** Deleted records still within their term. */
  kept: number;
  /** First day on which one of the `kept` records may be destroyed, `YYYY-MM-DD`. */
  next: string | null;
  /** Number of rows removed; 0 for a dry run. */
  rows: number;
}

type Candidate = Subject & { from: string };

/** Latest care given to each patient, whatever the record's status, from which the legal term may count. */
async function lastCareOf(db: Database, ids: string[]): Promise<Map<string, Date>> {
  const latest = new Map<string, Date>();
  if (ids.length === 0) return latest;
  const note = (rows: { id: string; at: Date | null }[]) => {
    for (const { id, at } of rows) {
      const known = latest.get(id);
      if (at && (!known || at > known)) latest.set(id, at);
    }
  };
  const [session, evaluation, run, visit] = [treatmentSessions, evaluations, routineProgress, appointments];
  note(
    await db
      .select({ id: session.patientId, at: max(session.startsAt) })
      .from(session)
      .where(and(inArray(session.patientId, ids), inArray(session.status, ['COMPLETED', 'IN_PROGRESS'])))
      .groupBy(session.patientId),
  );
  note(
    await db
      .select({ id: evaluation.patientId, at: max(evaluation.evaluatedAt) })
      .from(evaluation)
      .where(inArray(evaluation.patientId, ids))
      .groupBy(evaluation.patientId),
  );
  note(
    await db
      .select({ id: run.patientId, at: max(run.startedAt) })
      .from(run)
      .where(inArray(run.patientId, ids))
      .groupBy(run.patientId),
  );
  note(
    await db
      .select({ id: visit.patientId, at: max(visit.startsAt) })
      .from(visit)
      .where(and(inArray(visit.patientId, ids), eq(visit.status, 'COMPLETED')))
      .groupBy(visit.patientId),
  );
  return latest;
}

/** Deleted records with the first day on which each may be destroyed. Other records are never among them. */
async function candidates(db: Database, timeZone: string): Promise<Candidate[]> {
  const rows = await db
    .select({
      patientId: patients.id,
      userId: patients.userId,
      deletedAt: patients.deletedAt,
      dischargedAt: patients.dischargedAt,
    })
    .from(patients)
    .where(isNotNull(patients.deletedAt));
  const lastCare = await lastCareOf(
    db,
    rows.map(({ patientId }) => patientId),
  );
  const { retentionYears } = await settingsOfPractice(db);
  const day = (instant: Date) => wallClockOf(instant, timeZone).date;
  return rows.flatMap(({ patientId, userId, deletedAt, dischargedAt }) => {
    if (!deletedAt) return [];
    const care = lastCare.get(patientId);
    const start = termStart({
      deleted: day(deletedAt),
      discharged: dischargedAt && day(dischargedAt),
      lastCare: care ? day(care) : null,
    });
    return [{ patientId, userId, from: purgeableFrom(start, retentionYears) }];
  });
}

/**
 * Removes one record and everything that belongs to it. The access log stays: it holds ids and no content.
 */
async function destroy(db: Database, subject: Subject, now: Date): Promise<number> {
  let rows = 0;
  // Versions are append-only. This setting lets the trigger allow deleting those of the named record.
  await db.execute(sql`select set_config('retention.purged_record', ${subject.patientId}, true)`);
  const byName = new Map(TABLES.map(([name, table]) => [getTableConfig(table).name, { name, table }]));
  // Delete referencing rows before the rows that they reference.
  for (const sqlName of tablesInOrder().reverse()) {
    const entry = byName.get(sqlName);
    const condition = entry && rowsOfSubject(entry.name, subject);
    if (!entry || !condition || entry.name === 'auditEvents') continue;
    const removed = (await db.delete(entry.table).where(condition).returning()) as unknown[];
    rows += removed.length;
  }
  await db.insert(auditEvents).values({
    at: now,
    action: 'PURGE',
    entity: 'patient',
    entityId: subject.patientId,
    patientId: subject.patientId,
    result: 200,
  });
  return rows;
}

/** The records that a purge would remove today. */
async function purgeable(db: Database, { now, timeZone }: PurgeOptions) {
  const today = wallClockOf(now, timeZone).date;
  const all = await candidates(db, timeZone);
  const waiting = all.filter(({ from }) => from > today);
  return {
    due: all.filter(({ from }) => from <= today),
    kept: waiting.length,
    next: waiting.map(({ from }) => from).sort()[0] ?? null,
  };
}

/**
 * Destroys the deleted records whose legal term has passed (Ley 41/2002, art. 17.1), each in one transaction.
 * With `isConfirmed` false, only counts them.
 */
export async function purgeRecords(
  db: Database,
  { isConfirmed, ...options }: PurgeOptions & { isConfirmed: boolean },
): Promise<PurgeResult> {
  const { due, kept, next } = await purgeable(db, options);
  let rows = 0;
  if (isConfirmed)
    for (const subject of due)
      rows += await db.transaction((transaction) => destroy(transaction, subject, options.now));
  return { due: due.length, kept, next, rows };
}
