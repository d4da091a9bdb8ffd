import { randomUUID } from 'node:crypto';
import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ExtraStretch, WorkingWeek } from '@/contract/hoursAnswers';
import type { AbsenceKind } from '@/contract/hours';
import type { Holiday, WeekStretch } from '@/contract/practiceAnswers';
import { minutesOf, timeOf } from '@/contract/timetable';
import { rowsOf, type Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { absences, extraHours, holidays, openingHours, users, workStretches, workWeeks } from '../db/schema';
import { isUuid } from '../core/ids';

/** An absence as it is stored, with times `HH:mm`. */
export interface AbsenceValues {
  from: string;
  to: string;
  start: string | null;
  end: string | null;
  kind: AbsenceKind;
  reason: string | null;
}

const optionalTime = (minutes: number | null) => (minutes === null ? null : timeOf(minutes));
const optionalMinutes = (time: string | null) => (time === null ? null : minutesOf(time));

const toColumns = ({ from, to, start, end, kind, reason }: AbsenceValues) => ({
  fromDay: from,
  toDay: to,
  fromMinute: optionalMinutes(start),
  toMinute: optionalMinutes(end),
  kind,
  reason,
});

interface Minutes {
  start: number;
  end: number;
}

interface TimesRow {
  therapistId: string;
  weeks: { from: string; until: string | null; stretches: (Minutes & { weekday: number })[] }[];
  extras: (Minutes & { day: string })[];
  absences: (Omit<AbsenceValues, 'start' | 'end'> & {
    id: string;
    start: number | null;
    end: number | null;
  })[];
}

/** A therapist's times as JSON, in one statement, because every refusal of a booking reads them. */
const weeksOf = sql`(
  select coalesce(json_agg(json_build_object(
    'from', ${workWeeks.validFrom}, 'until', ${workWeeks.validUntil}, 'stretches', (
      select coalesce(json_agg(json_build_object(
        'weekday', ${workStretches.weekday}, 'start', ${workStretches.fromMinute}, 'end', ${workStretches.toMinute}
      ) order by ${workStretches.weekday}, ${workStretches.fromMinute}), '[]')
      from ${workStretches} where ${workStretches.weekId} = ${workWeeks.id})
  ) order by ${workWeeks.validFrom}), '[]')
  from ${workWeeks} where ${workWeeks.therapistId} = ${users.id})`;

const extrasOf = (since: string) => sql`(
  select coalesce(json_agg(json_build_object(
    'day', ${extraHours.day}, 'start', ${extraHours.fromMinute}, 'end', ${extraHours.toMinute}
  ) order by ${extraHours.day}, ${extraHours.fromMinute}), '[]')
  from ${extraHours} where ${extraHours.therapistId} = ${users.id} and ${extraHours.day} >= ${since})`;

const absencesOf = (since: string) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${absences.id}, 'from', ${absences.fromDay}, 'to', ${absences.toDay}, 'start', ${absences.fromMinute},
    'end', ${absences.toMinute}, 'kind', ${absences.kind}, 'reason', ${absences.reason}
  ) order by ${absences.fromDay}, ${absences.fromMinute}, ${absences.id}), '[]')
  from ${absences} where ${absences.therapistId} = ${users.id} and ${absences.toDay} >= ${since})`;

/** Opening hours and holidays of the practice as JSON, for the same reason. */
const practiceHours = sql`(
  select coalesce(json_agg(json_build_object(
    'weekday', ${openingHours.weekday}, 'from', ${openingHours.opensAt}, 'to', ${openingHours.closesAt}
  )), '[]') from ${openingHours})`;
const practiceHolidays = sql`(
  select coalesce(json_agg(json_build_object('day', ${holidays.day}, 'name', ${holidays.name}) order by ${holidays.day}), '[]')
  from ${holidays})`;

interface PracticeRow {
  openingHours: WeekStretch[];
  holidays: Holiday[];
}

const stretchOf = <Row extends Minutes>({ start, end, ...row }: Row) => ({
  ...row,
  from: timeOf(start),
  to: timeOf(end),
});

const toTimes = (row: TimesRow) => ({
  therapistId: row.therapistId,
  weeks: row.weeks.map((week) => ({ ...week, stretches: week.stretches.map(stretchOf) })),
  extras: row.extras.map(stretchOf),
  absences: row.absences.map(({ start, end, ...one }) => ({
    ...one,
    start: optionalTime(start),
    end: optionalTime(end),
  })),
});

const reads = (db: Database) => ({
  /**
   * Weeks by their first day, extra hours from the day `since` on, and absences that end then or later, of
   * some therapists.
   */
  async times(therapistIds: readonly string[], since: string) {
    // Not a query of the builder, which would leave out the tables' names in the inner queries.
    const query = sql`select ${users.id} as "therapistId", ${weeksOf} as weeks, ${extrasOf(since)} as extras,
      ${absencesOf(since)} as absences from ${users} where ${inArray(users.id, [...therapistIds])}`;
    return (await rowsOf<TimesRow>(db.execute(query))).map(toTimes);
  },

  /** The same with opening hours and holidays of the practice. */
  async timesInPractice(therapistIds: readonly string[], since: string) {
    const query = sql`select ${users.id} as "therapistId", ${weeksOf} as weeks, ${extrasOf(since)} as extras,
      ${absencesOf(since)} as absences, ${practiceHours} as "openingHours", ${practiceHolidays} as holidays
      from ${users} where ${inArray(users.id, [...therapistIds])}`;
    const rows = await rowsOf<TimesRow & PracticeRow>(db.execute(query));
    return rows.map(({ openingHours: hours, holidays: free, ...row }) => ({
      therapist: toTimes(row),
      openingHours: hours,
      holidays: free,
    }));
  },

  /** Therapist of an absence; undefined if there is none. */
  async ownerOf(absenceId: string): Promise<string | undefined> {
    if (!isUuid(absenceId)) return undefined;
    const [row] = await db
      .select({ therapistId: absences.therapistId })
      .from(absences)
      .where(eq(absences.id, absenceId));
    return row?.therapistId;
  },

  /** How many absences end on the day `since` or later: the others are not shown, so nobody can remove one. */
  async countAbsences(therapistId: string, since: string): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(absences)
      .where(and(eq(absences.therapistId, therapistId), gte(absences.toDay, since)));
    return row?.total ?? 0;
  },
});

/** Makes writers of one therapist's hours wait for each other, so that the last one's list is what is stored. */
const inTurn = (db: Database, therapistId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hours:${therapistId}`}, 0))`);

const writes = (db: Database) => ({
  hold: (therapistId: string) => inTurn(db, therapistId),

  /** Replaces all weeks of a therapist. */
  replaceWeeks: (therapistId: string, weeks: readonly WorkingWeek[]) =>
    db.transaction(async (transaction) => {
      await inTurn(transaction, therapistId);
      await transaction.delete(workWeeks).where(eq(workWeeks.therapistId, therapistId));
      if (weeks.length === 0) return;
      const rows = weeks.map((week) => ({ ...week, id: randomUUID() }));
      await transaction
        .insert(workWeeks)
        .values(rows.map(({ id, from, until }) => ({ id, therapistId, validFrom: from, validUntil: until })));
      const stretches = rows.flatMap(({ id: weekId, stretches: own }) =>
        own.map(({ weekday, from, to }) => ({
          weekId,
          weekday,
          fromMinute: minutesOf(from),
          toMinute: minutesOf(to),
        })),
      );
      if (stretches.length > 0) await transaction.insert(workStretches).values(stretches);
    }),

  /** Replaces the extra hours of a therapist from a day on. */
  replaceExtras: (therapistId: string, extras: readonly ExtraStretch[], since: string) =>
    db.transaction(async (transaction) => {
      await inTurn(transaction, therapistId);
      await transaction
        .delete(extraHours)
        .where(and(eq(extraHours.therapistId, therapistId), gte(extraHours.day, since)));
      if (extras.length === 0) return;
      await transaction.insert(extraHours).values(
        extras.map(({ day, from, to }) => ({
          therapistId,
          day,
          fromMinute: minutesOf(from),
          toMinute: minutesOf(to),
        })),
      );
    }),

  addAbsence: (therapistId: string, values: AbsenceValues, now: Date) =>
    insertRow(db, absences, { therapistId, ...toColumns(values), createdAt: now, updatedAt: now }),

  /** An absence, locked until the transaction ends. */
  async holdAbsence(id: string): Promise<AbsenceValues | undefined> {
    const { fromDay: from, toDay: to, fromMinute, toMinute, kind, reason } = absences;
    const [row] = await db
      .select({ from, to, fromMinute, toMinute, kind, reason })
      .from(absences)
      .where(eq(absences.id, id))
      .for('update');
    return row && { ...row, start: optionalTime(row.fromMinute), end: optionalTime(row.toMinute) };
  },

  async changeAbsence(id: string, values: AbsenceValues, now: Date): Promise<boolean> {
    const rows = await db
      .update(absences)
      .set({ ...toColumns(values), updatedAt: now })
      .where(eq(absences.id, id))
      .returning({ id: absences.id });
    return rows.length > 0;
  },

  async removeAbsence(id: string): Promise<boolean> {
    const rows = await db.delete(absences).where(eq(absences.id, id)).returning({ id: absences.id });
    return rows.length > 0;
  },
});

/** Hours of the therapists. */
export const hoursRepository = (db: Database) => ({ ...reads(db), ...writes(db) });
