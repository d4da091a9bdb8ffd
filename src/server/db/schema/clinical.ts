import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId, updatedAt } from './columns';
import { patients } from './patients';
import { users } from './users';

/** A physiotherapy evaluation. `findings` holds body chart, range of motion, strength and special tests. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    evaluatedAt: instantColumn('evaluated_at').notNull(),
    reason: text('reason').notNull(),
    history: text('history'),
    /** 0–10, numeric rating scale. */
    pain: smallint('pain'),
    findings: jsonb('findings').$type<Record<string, unknown>>().notNull().default({}),
    diagnosis: text('diagnosis'),
    goals: text('goals'),
    plan: text('plan'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('evaluations_patient').on(table.patientId, table.evaluatedAt),
    index('evaluations_therapist').on(table.therapistId),
  ],
);

/** A treatment session (spec §3 Session). `exercises` is the list as it was noted, independent of the library. */
export const treatmentSessions = pgTable(
  'treatment_sessions',
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
    treatmentType: text('treatment_type').notNull(),
    location: text('location'),
    notes: text('notes'),
    status: text('status', { enum: ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] })
      .notNull()
      .default('SCHEDULED'),
    exercises: jsonb('exercises')
      .$type<{ name: string; sets: number; reps: number; duration: number | null; notes: string | null }[]>()
      .notNull()
      .default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('treatment_sessions_therapist').on(table.therapistId, table.startsAt.desc()),
    index('treatment_sessions_patient').on(table.patientId, table.startsAt.desc()),
    index('treatment_sessions_start').on(table.startsAt.desc()),
  ],
);
