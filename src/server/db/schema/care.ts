import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from './columns';
import { patients } from './patients';
import { users } from './users';

/**
 * A therapist who treats a patient together with the lead, who is `patients.therapistId`. A trigger refuses the lead
 * as a collaborator, and removes the row of a collaborator who becomes the lead.
 */
export const patientCollaborators = pgTable(
  'patient_collaborators',
  {
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.therapistId] }),
    index('patient_collaborators_therapist').on(table.therapistId, table.patientId),
  ],
);

/** A change of the lead of a patient, with what one told the other. Never changed afterwards. */
export const patientHandovers = pgTable(
  'patient_handovers',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    fromId: uuid('from_id')
      .notNull()
      .references(() => users.id),
    toId: uuid('to_id')
      .notNull()
      .references(() => users.id),
    note: text('note'),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    check('patient_handovers_two', sql`${table.fromId} <> ${table.toId}`),
    index('patient_handovers_patient').on(table.patientId, table.at),
    index('patient_handovers_from').on(table.fromId),
    index('patient_handovers_to').on(table.toId),
  ],
);

/**
 * Days on which a colleague stands in for a therapist, in the practice's wall clock, both included. An exclusion
 * constraint refuses two live covers of one pair with a day in common; the migration holds it.
 */
export const covers = pgTable(
  'covers',
  {
    id: primaryId(),
    /** The therapist who is away. */
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    /** The therapist who stands in. */
    coveredBy: uuid('covered_by')
      .notNull()
      .references(() => users.id),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** Set if it was ended before its last day was over. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    check('covers_two', sql`${table.therapistId} <> ${table.coveredBy}`),
    check('covers_days', sql`${table.lastDay} >= ${table.firstDay}`),
    index('covers_stand_in').on(table.coveredBy, table.lastDay),
    index('covers_therapist').on(table.therapistId, table.lastDay),
    index('covers_creator').on(table.createdBy),
  ],
);
