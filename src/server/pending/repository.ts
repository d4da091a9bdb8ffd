import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { PAIN_ALERT } from '@/contract/pain';
import type { Database } from '../db/database';
import { byName } from '../db/order';
import { actsFor, attendedIds, attends, type Carer } from '../patients/access';
import {
  appointments,
  conversationReads,
  conversations,
  covers,
  evaluations,
  messages,
  patientDetails,
  patients,
  progressExercises,
  routineProgress,
  treatmentSessions,
} from '../db/schema';

/*
 * What waits for one therapist and for those whose agenda they look after, in records that are not deleted.
 */

/** Condition: the author of something written covered the therapist of an appointment on that day. */
const wroteInTheirPlace = (author: AnyPgColumn, day: SQL) =>
  sql`exists (select 1 from ${covers} where ${covers.therapistId} = ${appointments.therapistId} and ${covers.coveredBy} = ${author} and ${day} between ${covers.firstDay} and ${covers.lastDay})`;

/**
 * Appointments that ended between two instants without a session on their day, the oldest first. A session that is only
 * planned does not count; the evaluation of an evaluation does.
 */
export function unwrittenAppointments(
  db: Database,
  carer: Carer,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
) {
  const dayOf = (instant: AnyPgColumn) => sql`(${instant} at time zone ${timeZone})::date`;
  const day = dayOf(appointments.startsAt);
  const ofTheVisit = (written: { patientId: AnyPgColumn; therapistId: AnyPgColumn }, at: AnyPgColumn) =>
    and(
      eq(written.patientId, appointments.patientId),
      or(eq(written.therapistId, appointments.therapistId), wroteInTheirPlace(written.therapistId, day)),
      sql`${dayOf(at)} = ${day}`,
    );
  const sessionThatDay = db
    .select({ id: treatmentSessions.id })
    .from(treatmentSessions)
    .where(
      and(
        ofTheVisit(treatmentSessions, treatmentSessions.startsAt),
        ne(treatmentSessions.status, 'SCHEDULED'),
      ),
    );
  const evaluationThatDay = db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(ofTheVisit(evaluations, evaluations.evaluatedAt));
  return db
    .select({ appointmentId: appointments.id, patientName: patients.name, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        sql`${appointments.therapistId} = any(${actsFor(carer)})`,
        inArray(appointments.status, [...LIVE_APPOINTMENT_STATUSES]),
        gte(appointments.startsAt, from),
        lt(appointments.endsAt, to),
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        // Who no longer attends the patient cannot write it any more.
        attends(carer),
        notExists(sessionThatDay),
        or(ne(appointments.type, 'EVALUATION'), notExists(evaluationThatDay)),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** Number of scheduled appointments that begin between two instants. */
export async function countUnconfirmed(db: Database, carer: Carer, from: Date, to: Date): Promise<number> {
  return db.$count(
    appointments,
    and(
      sql`${appointments.therapistId} = any(${actsFor(carer)})`,
      eq(appointments.status, 'SCHEDULED'),
      gte(appointments.startsAt, from),
      lt(appointments.startsAt, to),
      isNull(appointments.deletedAt),
    ),
  );
}

/** Unreviewed runs since a day that a therapist may have to look at, the latest first. */
export function unreviewedRuns(db: Database, carer: Carer, since: string) {
  const { id, painAfter, stoppedForPain } = routineProgress;
  const exercisePain = db
    .select({ worst: max(progressExercises.pain) })
    .from(progressExercises)
    .where(eq(progressExercises.progressId, id));
  const withStrongPain = db
    .select({ id: progressExercises.progressId })
    .from(progressExercises)
    .where(gte(progressExercises.pain, PAIN_ALERT.strong));
  return db
    .select({
      runId: id,
      patientId: patients.id,
      patientName: patients.name,
      day: routineProgress.day,
      painBefore: routineProgress.painBefore,
      painAfter,
      stoppedForPain,
      exercisePain: sql<number | null>`(${exercisePain})`,
    })
    .from(routineProgress)
    .innerJoin(patients, eq(patients.id, routineProgress.patientId))
    .where(
      and(
        sql`${routineProgress.patientId} = any(${attendedIds(carer)})`,
        gte(routineProgress.day, since),
        isNull(routineProgress.reviewedAt),
        isNull(patients.deletedAt),
        or(eq(stoppedForPain, true), gte(painAfter, PAIN_ALERT.rise), inArray(id, withStrongPain)),
      ),
    )
    .orderBy(desc(routineProgress.startedAt));
}

/** Conversations with messages that the therapist has not read, the latest message first. */
export function unreadConversations(db: Database, { id: therapistId, today }: { id: string; today: string }) {
  // Counted for each conversation by its index: a join would read all messages of the practice for the few unread.
  const unread = db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      latest: sql`max(${messages.createdAt})`.as('latest'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        gt(messages.seq, sql`coalesce(${conversationReads.lastReadSeq}, 0)`),
        ne(messages.senderId, therapistId),
        isNull(messages.withdrawnAt),
      ),
    )
    .as('unread');
  return db
    .select({ conversationId: conversations.id, patientName: patients.name, count: unread.count })
    .from(conversations)
    .innerJoin(patients, eq(patients.id, conversations.patientId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, therapistId)),
    )
    .innerJoinLateral(unread, gt(unread.count, 0))
    .where(
      and(
        eq(conversations.therapistId, therapistId),
        attends({ id: therapistId, today }),
        isNull(patients.deletedAt),
      ),
    )
    .orderBy(desc(unread.latest));
}

/** Attended patients born after one day and until another who still have a guardian noted, by name. */
export function outgrownGuardians(
  db: Database,
  carer: Carer,
  { bornAfter, bornUntil }: { bornAfter: string; bornUntil: string },
) {
  return db
    .select({ patientId: patients.id, patientName: patients.name })
    .from(patientDetails)
    .innerJoin(patients, eq(patients.id, patientDetails.patientId))
    .where(
      and(
        attends(carer),
        isNull(patients.deletedAt),
        isNotNull(patientDetails.guardianName),
        gt(patients.dateOfBirth, bornAfter),
        lte(patients.dateOfBirth, bornUntil),
      ),
    )
    .orderBy(byName(patients.name), asc(patients.id));
}
