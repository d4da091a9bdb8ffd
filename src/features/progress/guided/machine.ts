import type { Cue, Plan, Segment } from './plan';

/**
 * A longer gap between two ticks, in milliseconds, means that the device slept or was in a call, so the exercise pauses.
 * Browsers tick at least once a minute, even in the background.
 */
export const SLEEP_GAP_MS = 75_000;

/**
 * State of guided mode. Time is the sum of clock differences while it runs, not a count of ticks, so late or
 * rare ticks do not matter. Clocks are in milliseconds; one that is set back adds no time.
 */
export interface Guided {
  plan: Plan;
  status: 'running' | 'paused' | 'finished';
  /** Milliseconds of the plan done so far. */
  played: number;
  /** Clock at the last tick; null while paused or finished. */
  seenAt: number | null;
}

/** The new state and the cues passed on the way, in order. */
export interface Step {
  state: Guided;
  cues: Cue[];
}

const cuesBetween = (plan: Plan, after: number, until: number): Cue[] =>
  plan.cues.filter(({ at }) => at > after && at <= until);

/** Starts the plan at `clock`. An empty plan is finished at once. */
export function begin(plan: Plan, clock: number): Step {
  if (plan.totalMs === 0) return { state: { plan, status: 'finished', played: 0, seenAt: null }, cues: [] };
  return { state: { plan, status: 'running', played: 0, seenAt: clock }, cues: cuesBetween(plan, -1, 0) };
}

/** Advances the state to `clock`. A clock that went backwards adds no time. */
export function look(state: Guided, clock: number): Step {
  if (state.status !== 'running' || state.seenAt === null) return { state, cues: [] };
  const gap = Math.max(0, clock - state.seenAt);
  if (gap > SLEEP_GAP_MS) return { state: { ...state, status: 'paused', seenAt: null }, cues: [] };
  const played = Math.min(state.plan.totalMs, state.played + gap);
  const finished = played >= state.plan.totalMs;
  return {
    state: { ...state, played, status: finished ? 'finished' : 'running', seenAt: finished ? null : clock },
    cues: cuesBetween(state.plan, state.played, played),
  };
}

/** Pauses at `clock`; time up to then still counts. */
export function pause(state: Guided, clock: number): Step {
  const step = look(state, clock);
  if (step.state.status !== 'running') return step;
  return { ...step, state: { ...step.state, status: 'paused', seenAt: null } };
}

/** Resumes at `clock`. */
export function resume(state: Guided, clock: number): Guided {
  return state.status === 'paused' ? { ...state, status: 'running', seenAt: clock } : state;
}

/** The current segment and the position in it. */
export interface Position {
  segment: Segment;
  /** Milliseconds since the segment began, and until it ends. */
  into: number;
  left: number;
  /** Current repetition, from 1; 0 outside of work. */
  rep: number;
}

/** Current position; null when the plan is finished. */
export function positionOf({ plan, played }: Guided): Position | null {
  const segment = plan.segments.findLast(({ at }) => at <= played);
  if (!segment || played >= plan.totalMs) return null;
  const into = played - segment.at;
  const rep = segment.kind === 'work' ? Math.min(segment.reps, Math.floor(into / segment.repMs) + 1) : 0;
  return { segment, into, left: segment.ms - into, rep };
}

function jump(state: Guided, played: number, clock: number): Step {
  const finished = played >= state.plan.totalMs;
  const running = state.status === 'running';
  return {
    state: {
      ...state,
      played,
      status: finished ? 'finished' : state.status,
      seenAt: running && !finished ? clock : null,
    },
    // Keep only the cues of the target position, because the skipped exercise was not done.
    cues: state.plan.cues.filter(
      ({ at, type }) => at === played && (type === 'segment' || type === 'finished'),
    ),
  };
}

/** Ends the current get-ready or rest. During work it does nothing, to avoid skipping by accident. */
export function skipWait(state: Guided, clock: number): Step {
  const position = positionOf(state);
  if (!position || position.segment.kind === 'work') return { state, cues: [] };
  return jump(state, position.segment.at + position.segment.ms, clock);
}

/** Skips the current exercise without completing it. After the last one the plan is finished. */
export function skipExercise(state: Guided, clock: number): Step {
  const position = positionOf(state);
  if (!position) return { state, cues: [] };
  const { segment } = position;
  const current = segment.kind === 'rest' ? segment.next : segment.exercise;
  const after = state.plan.segments.findLast(({ exercise }) => exercise === current);
  const next = state.plan.segments.find(
    ({ at, exercise }) => exercise !== current && at > (after?.at ?? segment.at),
  );
  return jump(state, next ? next.at : state.plan.totalMs, clock);
}
