import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { episodes } from '../db/schema';

/** The newest open episode of each patient who has one, in one read. The same rule as for a single booking. */
export async function newestOpenOf(
  db: Database,
  patientIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: episodes.id, patientId: episodes.patientId })
    .from(episodes)
    .where(and(inArray(episodes.patientId, [...new Set(patientIds)]), isNull(episodes.dischargedOn)))
    .orderBy(asc(episodes.startedOn), asc(episodes.createdAt));
  // The last one of a patient wins.
  return new Map(rows.map(({ id, patientId }) => [patientId, id]));
}
