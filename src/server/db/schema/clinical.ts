import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { SESSION_STATUSES } from '@/contract/sessions';
import { VERSIONED_ENTITIES } from '@/contract/record';
import { createdAt, instantColumn, primaryId, updatedAt } from './columns';
import { episodes } from './episodes';
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
    /** Episode of the same patient to which it belongs; null if to none. */
    episodeId: uuid('episode_id'),
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
    /** 1 as first written. Each correction adds one and stores the earlier text in `record_versions`. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('evaluations_patient').on(table.patientId, table.evaluatedAt),
    index('evaluations_therapist').on(table.therapistId),
    foreignKey({
      name: 'evaluations_episode_of_patient',
      columns: [table.episodeId, table.patientId],
      foreignColumns: [episodes.id, episodes.patientId],
    }).onUpdate('cascade'),
    index('evaluations_episode').on(table.episodeId),
  ],
);

/** A treatment session. `exercises` is the list as written down, independent of the library. */
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
    /** Episode of the same patient to which it belongs; null if to none. */
    episodeId: uuid('episode_id'),
    startsAt: instantColumn('starts_at').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    treatmentType: text('treatment_type').notNull(),
    location: text('location'),
    /** Notes for staff only; never shown to the patient. */
    notes: text('notes'),
    /** Notes that the patient may read. */
    sharedNotes: text('shared_notes'),
    status: text('status', { enum: SESSION_STATUSES }).notNull().default('SCHEDULED'),
    exercises: jsonb('exercises')
      .$type<{ name: string; sets: number; reps: number; duration: number | null; notes: string | null }[]>()
      .notNull()
      .default([]),
    /** 1 as first written. Each correction adds one and stores the earlier text in `record_versions`. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('treatment_sessions_therapist').on(table.therapistId, table.startsAt.desc()),
    index('treatment_sessions_patient').on(table.patientId, table.startsAt.desc()),
    foreignKey({
      name: 'treatment_sessions_episode_of_patient',
      columns: [table.episodeId, table.patientId],
      foreignColumns: [episodes.id, episodes.patientId],
    }).onUpdate('cascade'),
    index('treatment_sessions_episode').on(table.episodeId),
  ],
);

/**
 * The content of a session or evaluation before a correction, and the clinical texts of a record or an episode before they
 * were overwritten. Append-only: a trigger refuses updates, and deletes except in a purge.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: primaryId(),
    /** The record when this version was written; a correction may move the entry to another patient. */
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    entity: text('entity', { enum: VERSIONED_ENTITIES }).notNull(),
    entityId: uuid('entity_id').notNull(),
    /** 1 as first written. */
    version: integer('version').notNull(),
    /** Who replaced it. Of a session or evaluation its author, who alone corrects it. */
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Of the first version of a record or an episode, when that began: rows do not tell when their texts were written. */
    writtenAt: instantColumn('written_at').notNull(),
    replacedAt: instantColumn('replaced_at').notNull(),
    /** The columns that a person fills in, by their names in code. Instants are ISO 8601. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    unique('record_versions_once').on(table.entityId, table.version),
    index('record_versions_patient').on(table.patientId, table.replacedAt),
    index('record_versions_author').on(table.authorId),
  ],
);
