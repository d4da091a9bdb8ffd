import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { appointments, evaluations, routineProgress, routines, treatmentSessions } from '../db/schema';

/** Latest care in an episode, or in none, of a patient. */
interface Care {
  patientId: string;
  episodeId: string | null;
  at: Date;
}

/** Latest care given to each patient by episode, whatever the record's status, from which a legal term may count. */
export async function lastCareOf(db: Database, patientIds: string[]): Promise<Care[]> {
  if (patientIds.length === 0) return [];
  const [session, evaluation, run, visit] = [treatmentSessions, evaluations, routineProgress, appointments];
  // A run of a routine that another patient has by now belongs to no episode of its own patient.
  const ofRun = sql<
    string | null
  >`case when ${routines.patientId} = ${run.patientId} then ${routines.episodeId} end`;
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
      .select({ patientId: run.patientId, episodeId: ofRun, at: max(run.startedAt) })
      .from(run)
      .innerJoin(routines, eq(routines.id, run.routineId))
      .where(inArray(run.patientId, patientIds))
      .groupBy(run.patientId, ofRun)),
    ...(await db
      .select({ patientId: visit.patientId, episodeId: visit.episodeId, at: max(visit.startsAt) })
      .from(visit)
      .where(and(inArray(visit.patientId, patientIds), eq(visit.status, 'COMPLETED')))
      .groupBy(visit.patientId, visit.episodeId)),
  ];
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}
