import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ABSENCE_KINDS } from '@/contract/hours';
import { between, createdAt, primaryId, updatedAt } from './columns';
import { users } from './users';

/*
 * Hours of the therapists, in wall-clock time of the practice. Times are minutes of the day, so that the
 * database can refuse two stretches that cross (exclusion constraints of the migration).
 */

/** CHECK condition: from one minute of a day to a later one. */
const stretch = ({ fromMinute, toMinute }: Record<'fromMinute' | 'toMinute', AnyPgColumn>) =>
  sql`0 <= ${fromMinute} and ${fromMinute} < ${toMinute} and ${toMinute} < 1440`;

const therapistId = () =>
  uuid('therapist_id')
    .notNull()
    .references(() => users.id);

/** A therapist's own week, from a day on and perhaps until another. Of those valid on a day, the latest counts. */
export const workWeeks = pgTable(
  'work_weeks',
  {
    id: primaryId(),
    therapistId: therapistId(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Last day, included; null without an end. */
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('work_weeks_therapist').on(table.therapistId, table.validFrom),
    check('work_weeks_dates', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
);

/** A stretch of a therapist's week. */
export const workStretches = pgTable(
  'work_stretches',
  {
    id: primaryId(),
    weekId: uuid('week_id')
      .notNull()
      .references(() => workWeeks.id, { onDelete: 'cascade' }),
    /** 1 Monday to 7 Sunday. */
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (table) => [
    index('work_stretches_week').on(table.weekId),
    check('work_stretches_stretch', sql`${between(table.weekday, 1, 7)} and ${stretch(table)}`),
  ],
);

/** Hours worked on one day beyond those of the week. */
export const extraHours = pgTable(
  'extra_hours',
  {
    id: primaryId(),
    therapistId: therapistId(),
    day: date('day', { mode: 'string' }).notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (table) => [
    index('extra_hours_therapist').on(table.therapistId, table.day),
    check('extra_hours_stretch', stretch(table)),
  ],
);

/** Days without work, or a part of one day. Kind and reason are for the therapist and administration only. */
export const absences = pgTable(
  'absences',
  {
    id: primaryId(),
    therapistId: therapistId(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Last day, included. */
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Both null for whole days. */
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
    kind: text('kind', { enum: ABSENCE_KINDS }).notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('absences_therapist').on(table.therapistId, table.toDay),
    check(
      'absences_span',
      sql`(${table.fromMinute} is null and ${table.toMinute} is null and ${table.toDay} >= ${table.fromDay}) or (${table.fromMinute} is not null and ${table.toMinute} is not null and ${table.toDay} = ${table.fromDay} and ${stretch(table)})`,
    ),
  ],
);
