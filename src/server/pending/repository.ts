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
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  appointments,
  conversationReads,
  conversations,
  messages,
  patients,
  routineProgress,
  treatmentSessions,
} from '../db/schema';

/** Appointments that take place, or took place. */
const LIVE = ['SCHEDULED', 'CONFIRMED', 'COMPLETED'] as const;

/*
 * What waits for one therapist, in patients' records that are not deleted.
 */

/** Appointments that ended between two instants without a session on their day, the oldest first. */
export function unwrittenAppointments(
  db: Database,
  therapistId: string,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
) {
  const dayOf = (instant: typeof appointments.startsAt | typeof treatmentSessions.startsAt) =>
    sql`(${instant} at time zone ${timeZone})::date`;
  const sessionThatDay = db
    .select({ id: treatmentSessions.id })
    .from(treatmentSessions)
    .where(
      and(
        eq(treatmentSessions.patientId, appointments.patientId),
        eq(treatmentSessions.therapistId, therapistId),
        sql`${dayOf(treatmentSessions.startsAt)} = ${dayOf(appointments.startsAt)}`,
      ),
    );
  return db
    .select({ appointmentId: appointments.id, patientName: patients.name })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(appointments.therapistId, therapistId),
        inArray(appointments.status, [...LIVE]),
        gte(appointments.startsAt, from),
        lt(appointments.endsAt, to),
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
        notExists(sessionThatDay),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** Number of scheduled appointments that begin between two instants. */
export async function countUnconfirmed(
  db: Database,
  therapistId: string,
  from: Date,
  to: Date,
): Promise<number> {
  return db.$count(
    appointments,
    and(
      eq(appointments.therapistId, therapistId),
      eq(appointments.status, 'SCHEDULED'),
      gte(appointments.startsAt, from),
      lt(appointments.startsAt, to),
      isNull(appointments.deletedAt),
    ),
  );
}

/** Unreviewed runs since a day that say something of pain, the latest first. */
export function unreviewedRuns(db: Database, therapistId: string, since: string) {
  return db
    .select({
      runId: routineProgress.id,
      patientId: patients.id,
      patientName: patients.name,
      painBefore: routineProgress.painBefore,
      painAfter: routineProgress.painAfter,
      stoppedForPain: routineProgress.stoppedForPain,
    })
    .from(routineProgress)
    .innerJoin(patients, eq(patients.id, routineProgress.patientId))
    .where(
      and(
        eq(patients.therapistId, therapistId),
        gte(routineProgress.day, since),
        isNull(routineProgress.reviewedAt),
        or(eq(routineProgress.stoppedForPain, true), isNotNull(routineProgress.painAfter)),
        isNull(patients.deletedAt),
      ),
    )
    .orderBy(desc(routineProgress.startedAt));
}

/** Conversations with messages that the therapist has not read, the latest message first. */
export function unreadConversations(db: Database, therapistId: string) {
  return db
    .select({
      conversationId: conversations.id,
      patientName: patients.name,
      count: sql<number>`count(*)::int`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(patients, eq(patients.id, conversations.patientId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, therapistId)),
    )
    .where(
      and(
        eq(conversations.therapistId, therapistId),
        ne(messages.senderId, therapistId),
        gt(messages.seq, sql`coalesce(${conversationReads.lastReadSeq}, 0)`),
        isNull(patients.deletedAt),
      ),
    )
    .groupBy(conversations.id, patients.name)
    .orderBy(sql`max(${messages.createdAt}) desc`);
}
