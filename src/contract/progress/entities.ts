import type { FigureSpec } from '../exercises/figure';
import type { ProgressStatus } from './enums';

/** One exercise of a day's run of a routine (spec §3). Times in seconds. */
export interface ProgressExercise {
  exercise: {
    id: string;
    name: string;
    description?: string | null;
    videoUrl?: string | null;
    instructions?: string | null;
    figure?: FigureSpec | null;
    figureAlt?: string | null;
  };
  sets: number;
  reps: number;
  duration: number;
  restTime: number;
  notes?: string | null;
  status: ProgressStatus;
  actualSets?: number | null;
  actualReps?: number | null;
  actualDuration?: number | null;
  /** 0–10; our server's gain. */
  pain?: number | null;
  effort?: number | null;
}

/** The day's progress of a routine, as routine-progress/today lists it. */
export interface TodayProgress {
  id: string;
  status: ProgressStatus;
  completedExercises: number;
  totalExercises: number;
}

/** GET /api/routine-progress/{id}. */
export interface RoutineProgress {
  id: string;
  routine: { id: string; name: string };
  status: ProgressStatus;
  exercises: ProgressExercise[];
  todayProgress?: TodayProgress | null;
  startedAt?: string;
  finishedAt?: string | null;
  notes?: string | null;
  /** 0–10 each. */
  painBefore?: number | null;
  painAfter?: number | null;
  effort?: number | null;
  /** The backend takes pain, effort and the current set as fields (our server); another knows only notes. */
  supportsPain?: boolean;
}

/** One day of the week's adherence: `YYYY-MM-DD`, what was due and what was done. */
export interface WeeklyProgressDay {
  date: string;
  completed: number;
  due: number;
}

/** GET /api/routine-progress/stats. `averageTime` in minutes, `progressPercentage` 0–100. */
export interface ProgressStats {
  completedToday: number;
  totalRoutines: number;
  shouldCompleteToday: number;
  progressPercentage: number;
  averageTime: number;
  weeklyProgress: WeeklyProgressDay[];
  /** Pain of the last 90 days' runs, oldest first; our server's gain. */
  painOverTime?: PainPoint[];
}

/** Pain of one run, 0–10 each. */
export interface PainPoint {
  date: string;
  before: number | null;
  after: number | null;
}

/** GET /api/patients/{id}/adherence: what was prescribed against what was done, for the therapist. */
export interface Adherence {
  /** The last 28 days, oldest first. */
  days: WeeklyProgressDay[];
  routines: AdherenceRoutine[];
  painOverTime: PainPoint[];
  /** Latest runs, newest first. */
  runs: AdherenceRun[];
}

export interface AdherenceRoutine {
  id: string;
  name: string;
  frequency: string;
  completed: number;
  due: number;
}

/** One run as the therapist reads it. `date` is the practice's day. */
export interface AdherenceRun {
  id: string;
  routineName: string;
  date: string;
  status: ProgressStatus;
  completedExercises: number;
  totalExercises: number;
  painBefore: number | null;
  painAfter: number | null;
  effort: number | null;
  notes: string | null;
  /** Pain rose by 3 or more, is 7 or more, or the patient stopped because of it. */
  alert: boolean;
}
