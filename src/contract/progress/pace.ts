/** Dose of one exercise. `duration` and `restTime` in seconds. */
export interface Dose {
  sets: number;
  reps: number;
  duration: number;
  restTime: number;
}

/** Shortest repetition that a person can do with care, in seconds. */
export const SHORTEST_REP_SECONDS = 2;
/** Length of a repetition where no duration is given, in seconds. */
export const DEFAULT_REP_SECONDS = 3;

/** Stretches and balance: up to so many repetitions, each held for up to so many seconds. */
const HELD = { reps: 4, seconds: 30 } as const;

/** How a set runs in guided mode: `reps` repetitions of `repMs` milliseconds each. */
export interface SetPace {
  reps: number;
  repMs: number;
  totalMs: number;
}

/**
 * Reads the dose the way therapists write it, because one `duration` has two uses. The seconds are the
 * hold of each repetition where the whole set could not be done in them (under 2 s a repetition: 3 × 10 held 5 s), and
 * where there are two to four repetitions of up to 30 s (a stretch: 1 × 3 of 30 s). Otherwise they are those of the
 * whole set (3 × 10 in 30 s). A single repetition is a hold of `duration`. Without a duration each repetition takes
 * 3 s. Sets or repetitions of 0 count as 1.
 */
export function setPace({ reps, duration }: Pick<Dose, 'reps' | 'duration'>): SetPace {
  const count = Math.max(1, Math.round(reps));
  if (duration <= 0) return paceOf(count, DEFAULT_REP_SECONDS);
  const share = duration / count;
  const held = share < SHORTEST_REP_SECONDS || (count > 1 && count <= HELD.reps && duration <= HELD.seconds);
  return paceOf(count, held ? duration : share);
}

function paceOf(reps: number, repSeconds: number): SetPace {
  const repMs = Math.round(repSeconds * 1000);
  return { reps, repMs, totalMs: repMs * reps };
}

/** Expected length of an exercise with the rests between its sets, in seconds. */
export function exerciseSeconds(dose: Dose): number {
  const sets = Math.max(1, Math.round(dose.sets));
  return (setPace(dose).totalMs / 1000) * sets + Math.max(0, dose.restTime) * (sets - 1);
}

/** Expected length of a routine in whole minutes, at least 1, with the rests between exercises. */
export function routineMinutes(doses: readonly Dose[]): number {
  const seconds = doses.reduce(
    (sum, dose, index) =>
      sum + exerciseSeconds(dose) + (index < doses.length - 1 ? Math.max(0, dose.restTime) : 0),
    0,
  );
  return Math.max(1, Math.round(seconds / 60));
}
