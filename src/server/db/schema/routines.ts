import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DIFFICULTIES } from '@/contract/exercises';
import { PROGRESS_STATUSES } from '@/contract/progress';
import { ROUTINE_DIFFICULTIES, ROUTINE_STATUSES } from '@/contract/routines';
import { PAIN_ALERT } from '@/contract/pain';
import type { EarlierPlan } from '@/contract/progressStats';
import type { Prescription, RoutineSchedule } from '@/contract/routineAnswers';
import { createdAt, deletion, instantColumn, primaryId, updatedAt } from './columns';
import { episodes } from './episodes';
import { patients } from './patients';
import { users } from './users';

/** Details of an exercise beyond the documented fields. */
export interface ExerciseDetails {
  startingPosition?: string;
  steps?: string[];
  commonMistakes?: string[];
  precautions?: string[];
  figure?: unknown;
  figureAlt?: string;
}

/**
 * An exercise of the practice's library. Its author or an ADMIN may change it. `slug` marks the shipped ones.
 */
export const exercises = pgTable(
  'exercises',
  {
    id: primaryId(),
    slug: text('slug'),
    authorId: uuid('author_id').references(() => users.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    equipment: text('equipment'),
    instructions: text('instructions').notNull(),
    videoUrl: text('video_url'),
    imageUrl: text('image_url'),
    /** Seconds. */
    duration: integer('duration'),
    sets: integer('sets'),
    reps: integer('reps'),
    /** Proposed rest between sets, in seconds. */
    restTime: integer('rest_time'),
    region: text('region'),
    aim: text('aim'),
    details: jsonb('details').$type<ExerciseDetails>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deletion(),
  },
  (table) => [uniqueIndex('exercises_slug').on(table.slug), index('exercises_author').on(table.authorId)],
);

/** A routine of a patient, or a template of the practice (`isTemplate`, no patient). `duration` in weeks. */
export const routines = pgTable(
  'routines',
  {
    id: primaryId(),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    patientId: uuid('patient_id').references(() => patients.id),
    /** Episode of the same patient to which it belongs; null if to none. */
    episodeId: uuid('episode_id'),
    isTemplate: boolean('is_template').notNull().default(false),
    name: text('name').notNull(),
    description: text('description'),
    frequency: text('frequency').notNull(),
    /** Days and times of a CUSTOM routine. Without it, the patient chooses when to do the routine. */
    schedule: jsonb('schedule').$type<RoutineSchedule>(),
    duration: integer('duration').notNull(),
    /** Plans that it had before, oldest first. The adherence of their days counts by them. */
    earlierPlans: jsonb('earlier_plans').$type<EarlierPlan[]>().notNull().default([]),
    notes: text('notes'),
    category: text('category'),
    difficulty: text('difficulty', { enum: ROUTINE_DIFFICULTIES }).notNull().default('beginner'),
    status: text('status', { enum: ROUTINE_STATUSES }).notNull().default('ACTIVE'),
    /** Day of the discharge that ended it before its weeks were over. */
    endedOn: date('ended_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deletion(),
  },
  (table) => [
    index('routines_therapist').on(table.therapistId, table.createdAt.desc()),
    index('routines_patient').on(table.patientId, table.createdAt.desc()),
    // Partial index: few of the practice's routines are templates.
    index('routines_templates')
      .on(table.createdAt.desc())
      .where(sql`${table.isTemplate}`),
    foreignKey({
      name: 'routines_episode_of_patient',
      columns: [table.episodeId, table.patientId],
      foreignColumns: [episodes.id, episodes.patientId],
    }).onUpdate('cascade'),
    index('routines_episode').on(table.episodeId),
    unique('routines_of_patient').on(table.id, table.patientId),
    check('routines_template_episode', sql`${table.episodeId} is null or ${table.patientId} is not null`),
  ],
);

/** One exercise of a routine. `position` is `order` in answers, from 1. Times in seconds. */
export const routineExercises = pgTable(
  'routine_exercises',
  {
    id: primaryId(),
    routineId: uuid('routine_id')
      .notNull()
      .references(() => routines.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    position: integer('position').notNull(),
    sets: integer('sets').notNull(),
    reps: integer('reps').notNull(),
    duration: integer('duration').notNull(),
    restTime: integer('rest_time').notNull(),
    notes: text('notes'),
    /** Side, tempo, range, load and band; null if nothing of it is prescribed. */
    prescription: jsonb('prescription').$type<Prescription>(),
  },
  (table) => [index('routine_exercises_routine').on(table.routineId, table.position)],
);

/**
 * One run of a routine by the patient. `day` is a day in the practice's zone. `run` counts from 1 within that
 * day, e.g. to 2 for TWICE_DAILY. The name is copied, so that editing the routine later does not change past
 * runs.
 */
export const routineProgress = pgTable(
  'routine_progress',
  {
    id: primaryId(),
    routineId: uuid('routine_id').notNull(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    day: date('day', { mode: 'string' }).notNull(),
    run: smallint('run').notNull().default(1),
    routineName: text('routine_name').notNull(),
    status: text('status', { enum: PROGRESS_STATUSES }).notNull().default('IN_PROGRESS'),
    notes: text('notes'),
    /** 0–10 each. */
    painBefore: smallint('pain_before'),
    painAfter: smallint('pain_after'),
    effort: smallint('effort'),
    startedAt: instantColumn('started_at').notNull().defaultNow(),
    finishedAt: instantColumn('finished_at'),
    /** True if the patient stopped because of pain. */
    stoppedForPain: boolean('stopped_for_pain').notNull().default(false),
    /** When and by whom a run with pain was reviewed. */
    reviewedAt: instantColumn('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => users.id),
  },
  (table) => [
    // Deferred by hand in the migration, because a merge of records moves one after the other.
    foreignKey({
      name: 'routine_progress_routine_of_patient',
      columns: [table.routineId, table.patientId],
      foreignColumns: [routines.id, routines.patientId],
    }),
    uniqueIndex('routine_progress_run').on(table.routineId, table.patientId, table.day, table.run),
    index('routine_progress_patient_day').on(table.patientId, table.day),
    index('routine_progress_reviewer').on(table.reviewedBy),
  ],
);

/** One exercise of a run: the dose prescribed at the time, and what was done. Times in seconds. */
export const progressExercises = pgTable(
  'progress_exercises',
  {
    id: primaryId(),
    progressId: uuid('progress_id')
      .notNull()
      .references(() => routineProgress.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    sets: integer('sets').notNull(),
    reps: integer('reps').notNull(),
    duration: integer('duration').notNull(),
    restTime: integer('rest_time').notNull(),
    prescribedNotes: text('prescribed_notes'),
    /** As prescribed when the run began. */
    prescription: jsonb('prescription').$type<Prescription>(),
    status: text('status', { enum: PROGRESS_STATUSES }).notNull().default('PENDING'),
    actualSets: integer('actual_sets'),
    actualReps: integer('actual_reps'),
    actualDuration: integer('actual_duration'),
    notes: text('notes'),
    pain: smallint('pain'),
    effort: smallint('effort'),
    completedAt: instantColumn('completed_at'),
  },
  (table) => [
    uniqueIndex('progress_exercises_position').on(table.progressId, table.position),
    // Pain from which a therapist has to know, which every dashboard asks for each minute.
    index('progress_exercises_strong_pain')
      .on(table.progressId)
      .where(sql`${table.pain} >= ${sql.raw(String(PAIN_ALERT.strong))}`),
  ],
);
