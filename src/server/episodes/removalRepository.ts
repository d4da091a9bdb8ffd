import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import {
  appointmentChanges,
  appointments,
  documents,
  episodes,
  evaluations,
  recordVersions,
  routineProgress,
  routines,
  treatmentSessions,
} from '../db/schema';

/** Whether a table has no row of an episode for which the condition holds. */
const noneIn = (table: PgTable & { episodeId: AnyPgColumn }, condition?: SQL) =>
  sql`not exists (select 1 from ${table} where ${and(eq(table.episodeId, episodes.id), condition)})`;

/** Whether no care is in an episode: what was deleted does not count, unless it was a routine that its patient has run. */
const hasNoCare = and(
  noneIn(evaluations),
  noneIn(treatmentSessions),
  noneIn(documents, isNull(documents.deletedAt)),
  noneIn(
    routines,
    or(
      isNull(routines.deletedAt),
      sql`exists (select 1 from ${routineProgress} where ${eq(routineProgress.routineId, routines.id)})`,
    ),
  ),
);

/** Whether nobody has described an episode: it began by itself. */
const isUndescribed = and(
  isNull(episodes.reason),
  isNull(episodes.region),
  isNull(episodes.authorisation),
  isNull(episodes.authorisedSessions),
);

/** Whether it never said anything else: its earlier versions are kept, and would be nobody's. */
const hasNoVersions = sql`not exists (select 1 from ${recordVersions} where ${eq(recordVersions.entityId, episodes.id)})`;

/** Whether no visit of an episode took place. */
const hasNoVisit = noneIn(
  appointments,
  and(eq(appointments.status, 'COMPLETED'), isNull(appointments.deletedAt)),
);

/** Which episodes may go: by hand those that hold nothing, by themselves those that began so. */
export const REMOVABLE = {
  byHand: and(hasNoCare, hasNoVersions, hasNoVisit),
  byItself: and(hasNoCare, hasNoVersions, isUndescribed),
};

/** Episodes that go. Callers lock their record first. */
export const removalRepository = (db: Database) => ({
  /**
   * Removes an open episode that may go, and parts its appointments and what was deleted in it. False if it may not.
   */
  async remove(id: string, how: keyof typeof REMOVABLE): Promise<boolean> {
    // Whoever writes into it holds its row until then, and what they wrote is seen by the next statement.
    await db.select({ id: episodes.id }).from(episodes).where(eq(episodes.id, id)).for('update');
    const [found] = await db
      .select({ id: episodes.id })
      .from(episodes)
      .where(and(eq(episodes.id, id), isNull(episodes.dischargedOn), REMOVABLE[how]));
    if (!found) return false;
    for (const table of [appointmentChanges, appointments, documents, routines])
      await db
        .update(table)
        .set({ episodeId: null })
        .where(sql`${table.episodeId} = ${id}`);
    await db.delete(episodes).where(eq(episodes.id, id));
    return true;
  },

  /** Whether the patient has any episode. */
  async hasAny(patientId: string): Promise<boolean> {
    const rows = await db
      .select({ id: episodes.id })
      .from(episodes)
      .where(eq(episodes.patientId, patientId))
      .limit(1);
    return rows.length > 0;
  },
});
