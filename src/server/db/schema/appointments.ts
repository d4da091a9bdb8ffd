import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId, updatedAt } from './columns';
import { patients } from './patients';
import { users } from './users';

/**
 * An appointment. An exclusion constraint (written by hand in the migration, drizzle has no word for it) refuses two
 * live appointments of one therapist whose [startsAt, endsAt) overlap.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: primaryId(),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    startsAt: instantColumn('starts_at').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    /** startsAt + duration, kept beside it because the constraint needs an immutable expression. */
    endsAt: instantColumn('ends_at').notNull(),
    type: text('type', { enum: ['CONSULTATION', 'TREATMENT', 'EVALUATION', 'FOLLOW_UP'] }).notNull(),
    status: text('status', { enum: ['SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] })
      .notNull()
      .default('SCHEDULED'),
    notes: text('notes'),
    /** Shared by the appointments that were made together by 'Repetir'. */
    seriesId: uuid('series_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    index('appointments_therapist_start').on(table.therapistId, table.startsAt),
    index('appointments_patient_start').on(table.patientId, table.startsAt),
    index('appointments_start').on(table.startsAt),
  ],
);

/** A private calendar address of a user; only the hash of its token is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    index('calendar_feeds_user').on(table.userId),
  ],
);
