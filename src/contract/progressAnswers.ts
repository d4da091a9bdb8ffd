import * as yup from 'yup';
import {
  count,
  type Entity,
  given,
  instant,
  maybe,
  maybeInstant,
  maybeScore,
  maybeWhole,
  practiceDay,
  practiceInstant,
} from './common/fields';
import { exercise } from './exerciseAnswers';
import { PROGRESS_STATUSES } from './progress';
import { maybePrescription, routine, type RoutineExercise, schedule } from './routineAnswers';

const status = yup.string().oneOf(PROGRESS_STATUSES).required();

/** Progress of today's run. */
const todayProgress = yup.object({
  id: given(),
  status,
  completedExercises: count(),
  totalExercises: count(),
  /** Whether the patient stopped it because of pain, where the backend says so. */
  stoppedForPain: yup.boolean().optional(),
});
export type TodayProgress = Entity<typeof todayProgress>;

const maybeTodayProgress = todayProgress.nullable().defined();

/** Therapist whom the patient can call. */
const therapist = yup.object({ name: given(), phone: maybe() });
export type RoutineTherapist = Entity<typeof therapist>;

/** Fields of an exercise that patients may read. */
const shownExercise = exercise.pick([
  'id',
  'name',
  'description',
  'category',
  'difficulty',
  'equipment',
  'instructions',
  'videoUrl',
  'imageUrl',
  'commonMistakes',
  'precautions',
  'figure',
  'figureAlt',
]);
type ShownExercise = Entity<typeof shownExercise>;

const dose = {
  sets: count(),
  reps: count(),
  duration: count().meta({ description: 'Segundos' }),
  restTime: count().meta({ description: 'Segundos' }),
  notes: maybe(),
  prescription: maybePrescription,
};

/** A routine as seen by its patient, with today's progress. */
export const patientRoutine = routine
  .pick([
    'id',
    'name',
    'description',
    'frequency',
    'schedule',
    'duration',
    'notes',
    'patientId',
    'category',
    'difficulty',
    'status',
  ])
  .shape({
    createdAt: practiceInstant(),
    exercises: yup
      .array(yup.object({ exerciseId: given(), order: count(), ...dose, exercise: shownExercise.required() }))
      .required(),
    todayProgress: maybeTodayProgress,
    runsDueToday: count(),
    runsDoneToday: count(),
    supportsPain: yup.boolean().required(),
    therapist: therapist.required(),
  });

type RoutineGain = 'createdAt' | 'runsDueToday' | 'runsDoneToday' | 'therapist';
export type PatientRoutine = Omit<Entity<typeof patientRoutine, RoutineGain>, 'exercises'> & {
  exercises: RoutineExercise[];
};

/** GET today, GET my-routines. */
export const patientRoutinesAnswer = yup.object({ data: yup.array(patientRoutine).required() });

/** One exercise of a run: the prescribed dose, and what was done. */
const progressExercise = yup.object({
  exercise: shownExercise.required(),
  order: count(),
  ...dose,
  status,
  actualSets: maybeWhole(),
  actualReps: maybeWhole(),
  actualDuration: maybeWhole(),
  actualNotes: maybe(),
  pain: maybeScore(),
  effort: maybeScore(),
});

type ExerciseGain =
  | 'order'
  | 'notes'
  | 'actualSets'
  | 'actualReps'
  | 'actualDuration'
  | 'actualNotes'
  | 'pain'
  | 'effort';

/** An exercise of a run in the browser. Another backend may omit most of the exercise itself. */
export type ProgressExercise = Omit<Entity<typeof progressExercise, ExerciseGain>, 'exercise'> & {
  exercise: Pick<ShownExercise, 'id' | 'name'> & Partial<ShownExercise>;
};

/**
 * A run of a routine. `supportsPain` is true if the backend has fields for pain, effort and the current set.
 */
export const routineProgress = yup.object({
  id: given(),
  routine: yup
    .object({
      id: given(),
      name: given(),
      notes: maybe().optional().meta({ description: 'Notas adicionales de la rutina, como son ahora' }),
    })
    .required(),
  status,
  startedAt: practiceInstant(),
  finishedAt: practiceInstant().nullable().defined(),
  notes: maybe(),
  painBefore: maybeScore(),
  painAfter: maybeScore(),
  effort: maybeScore(),
  exercises: yup.array(progressExercise).required(),
  todayProgress: maybeTodayProgress,
  supportsPain: yup.boolean().required(),
  therapist: therapist.required(),
});

type RunGain = 'startedAt' | 'finishedAt' | 'notes' | 'painBefore' | 'painAfter' | 'effort' | 'therapist';

/** A run in the browser; `null` replaces an exercise with an invalid structure. */
export type RoutineProgress = Omit<Entity<typeof routineProgress, RunGain>, 'exercises'> & {
  exercises: (ProgressExercise | null)[];
};

/** GET {id}. */
export const progressAnswer = yup.object({ data: routineProgress.required() });

/** POST start, complete-exercise, finish and PATCH {id}. */
export const routineProgressAnswer = yup.object({
  data: yup.object({ routineProgress: routineProgress.required() }).required(),
});

/** Adherence on one day: runs due and completed. */
const progressDay = yup.object({
  date: practiceDay(),
  completed: count(),
  due: count(),
  /** How many of the completed ones were ended without some exercises, if any. */
  partial: count().optional(),
  /** Unfinished runs that the patient stopped because of pain, if any. They are not due once the day is over. */
  stopped: count().optional(),
});
export type WeeklyProgressDay = Entity<typeof progressDay>;

/** Pain of one run. */
const painPoint = yup.object({ date: practiceDay(), before: maybeScore(), after: maybeScore() });
export type PainPoint = Entity<typeof painPoint>;

/** The patient's own statistics. Pain is that of the runs of the last 90 days, oldest first. */
export const progressStats = yup.object({
  completedToday: count(),
  totalRoutines: count(),
  shouldCompleteToday: count(),
  progressPercentage: count().max(100),
  averageTime: yup.number().required().meta({ description: 'Minutos' }),
  weeklyProgress: yup.array(progressDay).required(),
  painOverTime: yup.array(painPoint).required(),
});
export type ProgressStats = Entity<typeof progressStats, 'painOverTime'>;

/** GET stats. */
export const statsAnswer = yup.object({ data: progressStats.required() });

const adherenceRoutine = routine.pick(['id', 'name', 'frequency']).shape({
  schedule: schedule.nullable().defined(),
  completed: count(),
  due: count(),
  partial: count().optional(),
});

/** What the patient said of an exercise of a run. */
const toldExercise = yup.object({ name: given(), pain: maybeScore(), effort: maybeScore(), notes: maybe() });
export type ToldExercise = Entity<typeof toldExercise>;

/** A run as seen by the therapist. */
const adherenceRun = yup.object({
  id: given(),
  routineName: given(),
  date: practiceDay(),
  status,
  completedExercises: count(),
  totalExercises: count(),
  /** Whether the patient stopped it because of pain, where the backend says so. They may have ended it later. */
  stoppedForPain: yup.boolean().optional(),
  painBefore: maybeScore(),
  painAfter: maybeScore(),
  effort: maybeScore(),
  notes: maybe(),
  /** The exercises of which the patient said something, in order. */
  exercises: yup.array(toldExercise).required(),
  /** Pain rose by 3 or more, was 7 or more afterwards or in an exercise, or made the patient stop. */
  alert: yup.boolean().required(),
  /** When the therapist marked it as reviewed. */
  reviewedAt: maybeInstant(),
});
export type AdherenceRun = Entity<typeof adherenceRun, 'reviewedAt'>;

/**
 * Adherence on the last 28 days, oldest first, and the latest runs, newest first. Today counts what is done: it is not over.
 */
export const adherence = yup.object({
  hasAccount: yup.boolean().required().meta({ description: 'Sin cuenta, nadie puede anotar nada' }),
  days: yup.array(progressDay).required(),
  painOverTime: yup.array(painPoint).required(),
  routines: yup.array(adherenceRoutine).required(),
  runs: yup.array(adherenceRun).required(),
});
export type Adherence = Omit<Entity<typeof adherence>, 'runs'> & { runs: AdherenceRun[] };

/** GET /api/patients/{id}/adherence. */
export const adherenceAnswer = yup.object({ data: adherence.required() });

/** POST {id}/review. */
export const reviewAnswer = yup.object({
  data: yup.object({ id: given(), reviewedAt: instant() }).required(),
});
