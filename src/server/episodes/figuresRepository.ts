import { and, count, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import { appointmentEvents, appointments, episodes, routines, treatmentSessions } from '../db/schema';
import { actsFor, type Carer } from '../patients/access';
import { REMOVABLE } from './removalRepository';

/** Who asks, and when: what can be cancelled depends on both. */
export interface Asking {
  carer: Carer;
  now: Date;
  timeZone: string;
}

/**
 * Reason of the cancellations of a discharge. Administration reads the history of an appointment, and is not told why
 * somebody was discharged.
 */
export const DISCHARGE_CANCELLATION = 'Alta';

/** Open appointments of an episode that lie ahead. */
export const aheadIn = (episodeId: SQL | string, now: Date) =>
  and(
    sql`${appointments.episodeId} = ${episodeId}`,
    gt(appointments.startsAt, now),
    inArray(appointments.status, [...OPEN_APPOINTMENT_STATUSES]),
    isNull(appointments.deletedAt),
  );

/** Routines of an episode that nobody has ended, also those whose weeks are over. */
export const activeIn = (episodeId: SQL | string) =>
  and(sql`${routines.episodeId} = ${episodeId}`, eq(routines.status, 'ACTIVE'), isNull(routines.deletedAt));

/** Routines that a discharge of their episode on a day ended. */
export const endedWith = (episodeId: SQL | string, on: SQL | string) =>
  and(
    sql`${routines.episodeId} = ${episodeId}`,
    eq(routines.status, 'COMPLETED'),
    sql`${routines.endedOn} = ${on}`,
    isNull(routines.deletedAt),
  );

/** Counts of an episode, each by the index of its table. */
export function figuresOf(db: Database, { carer, now, timeZone }: Asking) {
  const own = sql`${episodes.id}`;
  const held = and(eq(treatmentSessions.episodeId, episodes.id), eq(treatmentSessions.status, 'COMPLETED'));
  const dayOf = (instant: AnyPgColumn) => sql`(${instant} at time zone ${timeZone})::date`;
  const sessions = db.select({ total: count() }).from(treatmentSessions).where(held);
  const sameDay = db
    .select({ one: sql`1` })
    .from(treatmentSessions)
    .where(and(held, sql`${dayOf(treatmentSessions.startsAt)} = ${dayOf(appointments.startsAt)}`));
  const unwritten = db
    .select({ total: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.episodeId, episodes.id),
        eq(appointments.status, 'COMPLETED'),
        isNull(appointments.deletedAt),
        sql`not exists (${sameDay})`,
      ),
    );
  // Like `hasEnded`: what is over counts as completed everywhere else too.
  const today = wallClockOf(now, timeZone).date;
  const goesOn = sql`${dayOf(routines.createdAt)} + ${routines.duration} * 7 > ${today}::date`;
  const active = db
    .select({ total: count() })
    .from(routines)
    .where(and(activeIn(own), goesOn));
  const ended = db
    .select({ total: count() })
    .from(routines)
    .where(and(endedWith(own, sql`${episodes.dischargedOn}`), goesOn));
  const byDischarge = db
    .select({ one: sql`1` })
    .from(appointmentEvents)
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointments.id),
        eq(appointmentEvents.status, 'CANCELLED'),
        eq(appointmentEvents.reason, DISCHARGE_CANCELLATION),
        eq(appointmentEvents.actorId, episodes.dischargedBy),
      ),
    );
  const cancelled = db
    .select({ total: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.episodeId, episodes.id),
        eq(appointments.status, 'CANCELLED'),
        gt(appointments.startsAt, now),
        isNull(appointments.deletedAt),
        sql`exists (${byDischarge})`,
      ),
    );
  const mine = sql`${appointments.therapistId} = any(${actsFor(carer)})`;
  const ahead = db
    .select({ total: count() })
    .from(appointments)
    .where(and(aheadIn(own, now), mine));
  const ofColleagues = db
    .select({ total: count() })
    .from(appointments)
    .where(and(aheadIn(own, now), sql`not ${mine}`));
  return {
    usedSessions: sql<number>`((${sessions}) + (${unwritten}))::int`,
    activeRoutines: sql<number>`(${active})::int`,
    appointmentsAhead: sql<number>`(${ahead})::int`,
    appointmentsOfColleagues: sql<number>`(${ofColleagues})::int`,
    endedRoutines: sql<number>`(${ended})::int`,
    cancelledAppointments: sql<number>`(${cancelled})::int`,
    isEmpty: sql<boolean>`(${REMOVABLE.byHand})`,
  };
}
