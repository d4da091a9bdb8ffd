import { type Dose, setPace } from '@/contract/pace';

/** Seconds to get into position before the first set of an exercise. */
export const READY_SECONDS = 5;
/** Holds of at least this length announce their halfway point. */
export const HALF_FROM_MS = 20_000;

/**
 * An exercise for guided mode. `index` is its place in the run; `setsDone` is the number of sets already
 * done.
 */
export interface GuidedExercise extends Dose {
  index: number;
  setsDone?: number;
}

interface Stretch {
  /** Start, in milliseconds from the beginning of the plan, and length. */
  at: number;
  ms: number;
  /** Place in the run of its exercise. */
  exercise: number;
  /**
   * Number of its set, from 1: the coming one (ready), the current one (work), or the finished one (rest).
   */
  set: number;
}

/** A stretch of the plan: get ready, work, or rest. `next` is the exercise after the rest. */
export type Segment =
  | (Stretch & { kind: 'ready' })
  | (Stretch & { kind: 'work'; reps: number; repMs: number })
  | (Stretch & { kind: 'rest'; next: number });

/** An event of the plan, `at` milliseconds from its beginning. */
export type Cue = { at: number; exercise: number; set: number } & (
  | { type: 'segment'; segment: Segment }
  | { type: 'rep'; rep: number }
  | { type: 'half' }
  | { type: 'countdown'; left: number }
  | { type: 'setDone' }
  | { type: 'exerciseDone' }
  | { type: 'finished' }
);

export interface Plan {
  segments: Segment[];
  cues: Cue[];
  totalMs: number;
}

type WithoutPlace = Segment extends infer S ? (S extends Segment ? Omit<S, 'at'> : never) : never;

function segmentsOf(exercises: readonly GuidedExercise[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const add = (segment: WithoutPlace) => {
    if (segment.ms <= 0) return;
    segments.push({ ...segment, at } as Segment);
    at += segment.ms;
  };
  exercises.forEach((dose, order) => {
    const { index: exercise, restTime } = dose;
    const sets = Math.max(1, Math.round(dose.sets));
    const { reps, repMs, totalMs } = setPace(dose);
    const first = Math.min(sets, Math.max(0, dose.setsDone ?? 0) + 1);
    const restMs = Math.max(0, Math.round(restTime * 1000));
    add({ kind: 'ready', exercise, set: first, ms: READY_SECONDS * 1000 });
    for (let set = first; set <= sets; set += 1) {
      add({ kind: 'work', exercise, set, ms: totalMs, reps, repMs });
      const next = set < sets ? exercise : exercises[order + 1]?.index;
      if (next !== undefined) add({ kind: 'rest', exercise, set, ms: restMs, next });
    }
  });
  return segments;
}

/** Cues for the last three seconds of a stretch. */
const countdown = ({ at, ms, exercise, set }: Segment): Cue[] =>
  [3, 2, 1]
    .filter((left) => left * 1000 < ms)
    .map((left) => ({ type: 'countdown', at: at + ms - left * 1000, exercise, set, left }));

function cuesOf(segment: Segment, isLastOfExercise: boolean): Cue[] {
  const { at, ms, exercise, set } = segment;
  const place = { exercise, set };
  const cues: Cue[] = [{ type: 'segment', at, ...place, segment }];
  if (segment.kind !== 'work') return [...cues, ...countdown(segment)];
  if (segment.reps > 1) {
    for (let rep = 1; rep <= segment.reps; rep += 1)
      cues.push({ type: 'rep', at: at + (rep - 1) * segment.repMs, ...place, rep });
  } else {
    if (ms >= HALF_FROM_MS) cues.push({ type: 'half', at: at + ms / 2, ...place });
    cues.push(...countdown(segment));
  }
  cues.push({ type: 'setDone', at: at + ms, ...place });
  if (isLastOfExercise) cues.push({ type: 'exerciseDone', at: at + ms, ...place });
  return cues;
}

/** Plans the exercises in order. Each begins with getting ready, then alternates sets and rests. */
export function makePlan(exercises: readonly GuidedExercise[]): Plan {
  const segments = segmentsOf(exercises);
  const lastWork = new Map(
    segments.flatMap((segment) => (segment.kind === 'work' ? [[segment.exercise, segment]] : [])) as [
      number,
      Segment,
    ][],
  );
  const cues = segments.flatMap((segment) => cuesOf(segment, lastWork.get(segment.exercise) === segment));
  const last = segments.at(-1);
  const totalMs = last ? last.at + last.ms : 0;
  if (last) cues.push({ type: 'finished', at: totalMs, exercise: last.exercise, set: last.set });
  return { segments, cues, totalMs };
}
