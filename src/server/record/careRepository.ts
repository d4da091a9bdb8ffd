import { and, eq, inArray, isNotNull, isNull, lte, max, or } from 'drizzle-orm';
import { RETENTION_YEARS } from '@/contract/retention';
import type { Database } from '../db/database';
import {
  appointments,
  episodes,
  evaluations,
  patients,
  routineProgress,
  routines,
  treatmentSessions,
} from '../db/schema';

/** Latest care in an episode, or in none, of a patient. */
interface Care {
  patientId: string;
  episodeId: string | null;
  at: Date;
}

/** Latest care given to each patient by episode, whatever the record's status, from which a legal term may count. */
async function lastCareOf(db: Database, patientIds: string[]): Promise<Care[]> {
  if (patientIds.length === 0) return [];
  const [session, evaluation, run, visit] = [treatmentSessions, evaluations, routineProgress, appointments];
  const rows = [
    ...(await db
      .select({ patientId: session.patientId, episodeId: session.episodeId, at: max(session.startsAt) })
      .from(session)
      .where(
        and(inArray(session.patientId, patientIds), inArray(session.status, ['COMPLETED', 'IN_PROGRESS'])),
      )
      .groupBy(session.patientId, session.episodeId)),
    ...(await db
      .select({
        patientId: evaluation.patientId,
        episodeId: evaluation.episodeId,
        at: max(evaluation.evaluatedAt),
      })
      .from(evaluation)
      .where(inArray(evaluation.patientId, patientIds))
      .groupBy(evaluation.patientId, evaluation.episodeId)),
    ...(await db
      .select({ patientId: run.patientId, episodeId: routines.episodeId, at: max(run.startedAt) })
      .from(run)
      .innerJoin(routines, eq(routines.id, run.routineId))
      .where(inArray(run.patientId, patientIds))
      .groupBy(run.patientId, routines.episodeId)),
    ...(await db
      .select({ patientId: visit.patientId, episodeId: visit.episodeId, at: max(visit.startsAt) })
      .from(visit)
      .where(and(inArray(visit.patientId, patientIds), eq(visit.status, 'COMPLETED')))
      .groupBy(visit.patientId, visit.episodeId)),
  ];
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}

/**
 * Deleted records, and those that stand with an episode that was discharged long enough ago, with their episodes and the
 * care given in them.
 */
export async function candidates(db: Database, today: string) {
  const rows = await db
    .select({
      patientId: patients.id,
      userId: patients.userId,
      deletedAt: patients.deletedAt,
      dischargedAt: patients.dischargedAt,
    })
    .from(patients)
    .where(
      or(
        // What was merged goes with the record into which it was merged.
        and(isNotNull(patients.deletedAt), isNull(patients.mergedInto)),
        inArray(
          patients.id,
          db
            .select({ id: episodes.patientId })
            .from(episodes)
            // Coarse: the terms themselves decide.
            .where(lte(episodes.dischargedOn, `${Number(today.slice(0, 4)) - RETENTION_YEARS}-12-31`)),
        ),
      ),
    );
  const ids = rows.map(({ patientId }) => patientId);
  const ofEpisodes =
    ids.length === 0
      ? []
      : await db
          .select({
            id: episodes.id,
            patientId: episodes.patientId,
            discharged: episodes.dischargedOn,
          })
          .from(episodes)
          .where(inArray(episodes.patientId, ids));
  return { rows, ofEpisodes, care: await lastCareOf(db, ids) };
}
