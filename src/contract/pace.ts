import { tempoSeconds } from './prescription';
import type { Prescription } from './routineAnswers';

/** Dose of one exercise. `duration` and `restTime` are in seconds. */
export interface Dose {
  sets: number;
  reps: number;
  duration: number;
  restTime: number;
  /** Its tempo, if any, says how long a repetition lasts. */
  prescription?: Pick<Prescription, 'tempo'> | null;
}

/** Shortest repetition that can be done with care, in seconds. */
export const SHORTEST_REP_SECONDS = 2;
/** Duration of a repetition if none is given, in seconds. */
export const DEFAULT_REP_SECONDS = 3;

/**
 * Stretches and balance exercises: at most this many repetitions, each held for at most this many seconds.
 */
const HELD = { reps: 4, seconds: 30 } as const;
/** Longest hold of each of many repetitions, in seconds. */
const HELD_OFTEN_SECONDS = 15;

/** Timing of a set in guided mode: `reps` repetitions of `repMs` milliseconds each. */
export interface SetPace {
  reps: number;
  repMs: number;
  totalMs: number;
}

/**
 * How long a set lasts. A prescribed tempo times each repetition. Without one, `duration` counts as therapists use it, per
 * repetition or for the whole set:
 * - A single repetition is held for `duration`.
 * - Two to four repetitions of up to 30 s are each held for `duration` (a stretch: 1 × 3 of 30 s).
 * - Where a repetition's share would be under 2 s, up to 15 s are held in each repetition (3 × 10 held 5 s).
 * - Any other `duration` is that of the whole set (3 × 10 in 30 s). No repetition is under 2 s, so that a set may take
 *   longer (3 × 20 of 30 s: 40 s a set).
 *
 * Without a duration each repetition takes 3 s. Sets or repetitions of 0 count as 1.
 */
export function setPace({
  reps,
  duration,
  prescription,
}: Pick<Dose, 'reps' | 'duration' | 'prescription'>): SetPace {
  const count = Math.max(1, Math.round(reps));
  if (prescription?.tempo) return paceOf(count, tempoSeconds(prescription.tempo));
  if (duration <= 0) return paceOf(count, DEFAULT_REP_SECONDS);
  const share = duration / count;
  const isHeldOften = share < SHORTEST_REP_SECONDS && duration <= HELD_OFTEN_SECONDS;
  const isStretch = count > 1 && count <= HELD.reps && duration <= HELD.seconds;
  return paceOf(count, isHeldOften || isStretch ? duration : Math.max(share, SHORTEST_REP_SECONDS));
}

function paceOf(reps: number, repSeconds: number): SetPace {
  const repMs = Math.round(repSeconds * 1000);
  return { reps, repMs, totalMs: repMs * reps };
}

/** Whether each of several repetitions is held for `duration`, as of a stretch, and not done in a share of it. */
export const isHeldEach = (dose: Pick<Dose, 'reps' | 'duration' | 'prescription'>): boolean =>
  dose.reps > 1 && !dose.prescription?.tempo && setPace(dose).repMs === Math.round(dose.duration * 1000);

/** Expected duration of an exercise in seconds, including rests between sets. */
export function exerciseSeconds(dose: Dose): number {
  const sets = Math.max(1, Math.round(dose.sets));
  return (setPace(dose).totalMs / 1000) * sets + Math.max(0, dose.restTime) * (sets - 1);
}

/** Expected duration of a routine in whole minutes, at least 1, including rests between exercises. */
export function routineMinutes(doses: readonly Dose[]): number {
  const seconds = doses.reduce(
    (sum, dose, index) =>
      sum + exerciseSeconds(dose) + (index < doses.length - 1 ? Math.max(0, dose.restTime) : 0),
    0,
  );
  return Math.max(1, Math.round(seconds / 60));
}
