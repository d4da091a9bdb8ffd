import * as yup from 'yup';
import {
  count,
  type Entity,
  given,
  instant,
  lines,
  maybe,
  maybeInstant,
  maybeScore,
  maybeWhole,
  practiceDay,
  practiceInstant,
} from '../common/answers';
import { exercise } from '../exercises/answers';
import { routine, type RoutineExercise, schedule } from '../routines/answers';
import { PROGRESS_STATUSES } from './enums';

const status = yup.string().oneOf(PROGRESS_STATUSES).required();

/** The run of the day: how far it is. */
const todayProgress = yup.object({
  id: given(),
  status,
  completedExercises: count(),
  totalExercises: count(),
});
export type TodayProgress = Entity<typeof todayProgress>;

const maybeTodayProgress = todayProgress.nullable().defined();

/** Whom the patient calls. */
const therapist = yup.object({ name: given(), phone: maybe() });
export type RoutineTherapist = Entity<typeof therapist>;

/** Fields of an exercise that the patient may read. */
const shownExercise = exercise
  .pick([
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
  ])
  .shape({ startingPosition: maybe(), steps: lines() });
type ShownExercise = Entity<typeof shownExercise>;

const dose = {
  sets: count(),
  reps: count(),
  duration: count().meta({ description: 'Segundos' }),
  restTime: count().meta({ description: 'Segundos' }),
  notes: maybe(),
};

/** A routine as its patient reads it, with today's progress. */
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

/** One exercise of a run: what was prescribed, and what was done. */
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
  'order' | 'notes' | 'actualSets' | 'actualReps' | 'actualDuration' | 'actualNotes' | 'pain' | 'effort';

/** An exercise of a run; another backend may say little of the exercise itself. */
export type ProgressExercise = Omit<Entity<typeof progressExercise, ExerciseGain>, 'exercise'> & {
  exercise: Pick<ShownExercise, 'id' | 'name'> & Partial<ShownExercise>;
};

/** A run of a routine. `supportsPain` where pain, effort and the current set are taken as fields. */
export const routineProgress = yup.object({
  id: given(),
  routine: yup.object({ id: given(), name: given() }).required(),
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

/** A run as the browser reads it; `null` replaces an exercise of unexpected structure. */
export type RoutineProgress = Omit<Entity<typeof routineProgress, RunGain>, 'exercises'> & {
  exercises: (ProgressExercise | null)[];
};

/** GET {id}. */
export const progressAnswer = yup.object({ data: routineProgress.required() });

/** POST start, complete-exercise, finish and PATCH {id}. */
export const routineProgressAnswer = yup.object({
  data: yup.object({ routineProgress: routineProgress.required() }).required(),
});

/** One day of adherence: what was due and what was done. */
const progressDay = yup.object({ date: practiceDay(), completed: count(), due: count() });
export type WeeklyProgressDay = Entity<typeof progressDay>;

/** Pain of one run. */
const painPoint = yup.object({ date: practiceDay(), before: maybeScore(), after: maybeScore() });
export type PainPoint = Entity<typeof painPoint>;

/** The patient's own figures; pain is that of the last 90 days' runs, oldest first. */
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
});

/** One run as the therapist reads it. */
const adherenceRun = yup.object({
  id: given(),
  routineName: given(),
  date: practiceDay(),
  status,
  completedExercises: count(),
  totalExercises: count(),
  painBefore: maybeScore(),
  painAfter: maybeScore(),
  effort: maybeScore(),
  notes: maybe(),
  /** Pain rose by 3 or more, is 7 or more, or the patient stopped because of it. */
  alert: yup.boolean().required(),
  /** When the therapist marked it as looked at. */
  reviewedAt: maybeInstant(),
});
export type AdherenceRun = Entity<typeof adherenceRun, 'reviewedAt'>;

/** Adherence: the last 28 days, oldest first, and the latest runs, newest first. */
export const adherence = yup.object({
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
