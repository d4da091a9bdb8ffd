import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '@/shared/redux';
import {
  exerciseSkipped,
  guidedBegun,
  guidedLeft,
  guidedLooked,
  guidedPaused,
  guidedResumed,
  selectGuided,
  waitSkipped,
  wholeGuided,
} from '../runner/runnerSlice';
import {
  begin,
  look,
  pause,
  positionOf,
  skipExercise,
  skipWait,
  type Guided,
  type Position,
  type Step,
} from './machine';
import { makePlan, type Cue, type GuidedExercise, type Plan } from './plan';

/** Longest and shortest time between two ticks, in milliseconds. A tick meets the next cue where it can. */
const LOOK_MS = { longest: 200, shortest: 20 } as const;
/** Step of the clock on the screen. */
const SHOWN_MS = 100;
/** A tick without a cue becomes a transition after this time, so that a sleep costs no more. */
const KEPT_MS = 2_000;

export interface UseGuidedOptions {
  progressId: string;
  /** Read once, when guided mode starts. */
  exercises: readonly GuidedExercise[];
  /** Called with each cue once, in order. `late` is the delay in milliseconds. */
  onCue: (cue: Cue, late: number) => void;
  /** Clock in milliseconds. */
  clock?: () => number;
}

export interface UseGuided {
  /** Guided mode at this moment; undefined until it has begun. */
  state: Guided | undefined;
  /** Where guided mode is by its clock, to be asked at each frame; null if it has ended or not begun. */
  positionNow: () => Position | null;
  toggle: () => void;
  pause: () => void;
  skipWait: () => void;
  skipExercise: () => void;
}

/** Milliseconds until the next tick. */
function untilTick(guided: Guided | undefined, clock: number): number {
  if (guided?.status !== 'running') return LOOK_MS.longest;
  const { played } = look(guided, clock).state;
  const next = guided.plan.cues.find(({ at }) => at > played);
  const left = next ? next.at - played : LOOK_MS.longest;
  return Math.max(LOOK_MS.shortest, Math.min(LOOK_MS.longest, Math.ceil(left)));
}

/**
 * The clock in steps. It is read at each tick and action only, never while rendering: a slow device would
 * otherwise render again for each new reading. `onTick` returns the milliseconds until the next one.
 */
function useShownClock(clock: () => number, onTick: () => number): number {
  const { subscribe } = useAppStore();
  const [shown, setShown] = useState(0);
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });

  useLayoutEffect(() => {
    const read = () => setShown(Math.floor(clock() / SHOWN_MS) * SHOWN_MS);
    let timer: ReturnType<typeof setTimeout>;
    const onLook = () => {
      clearTimeout(timer);
      timer = setTimeout(onLook, tick.current());
      read();
    };
    read();
    timer = setTimeout(onLook, LOOK_MS.longest);
    document.addEventListener('visibilitychange', onLook);
    // A replay goes from action to action, and its clock with it.
    const stop = subscribe(read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
      stop();
    };
  }, [clock, subscribe]);
  return shown;
}

/** Runs guided mode. Each transition is an action with its time; between them the clock tells the position. */
export function useGuided({ progressId, exercises, onCue, clock: own }: UseGuidedOptions): UseGuided {
  const { dispatch, getState } = useAppStore();
  // The device's own time, which a replay stops at the recorded one. Kept in state, because the minifier makes
  // a default value a new function at each render, and the effects below would begin again and again.
  const [clock] = useState(() => own ?? (() => Date.now()));
  const [given] = useState(exercises);
  const kept = useAppSelector((state) => selectGuided(state, progressId));
  const tell = useRef(onCue);
  const begun = useRef(false);
  // The plan of the exercises in the state. It is asked for at each frame and changes with them alone.
  const known = useRef<{ planned: readonly GuidedExercise[]; plan: Plan }>(null);
  useEffect(() => {
    tell.current = onCue;
  });

  const now = useCallback((): Guided | undefined => {
    const guided = selectGuided(getState(), progressId);
    if (!guided) return undefined;
    const { exercises: planned, ...rest } = guided;
    if (known.current?.planned !== planned) known.current = { planned, plan: makePlan(planned) };
    return { ...rest, plan: known.current.plan };
  }, [getState, progressId]);
  /** Makes a transition known, and then what happened on the way. */
  const apply = useCallback(
    (
      move: (guided: Guided, at: number) => Step,
      fact: (payload: { progressId: string; at: number }) => UnknownAction,
    ) => {
      const [guided, at] = [now(), clock()];
      if (!guided) return;
      const { state, cues } = move(guided, at);
      dispatch(fact({ progressId, at }));
      for (const cue of cues) tell.current(cue, state.played - cue.at);
    },
    [clock, dispatch, now, progressId],
  );

  useLayoutEffect(() => {
    const at = clock();
    dispatch(guidedBegun({ progressId, exercises: given, at }));
    // Strict mode runs effects twice in development: emit the first cues only once.
    if (!begun.current) for (const cue of begin(makePlan(given), at).cues) tell.current(cue, 0);
    begun.current = true;
    return () => void dispatch(guidedLeft({ progressId }));
  }, [clock, dispatch, given, progressId]);

  const shownAt = useShownClock(clock, () => {
    const [guided, at] = [now(), clock()];
    if (guided?.status !== 'running' || guided.seenAt === null) return LOOK_MS.longest;
    const { state, cues } = look(guided, at);
    const isTransition = cues.length > 0 || state.status !== 'running' || at - guided.seenAt >= KEPT_MS;
    if (isTransition) apply(look, guidedLooked);
    return untilTick(now(), clock());
  });
  const whole = useMemo(() => kept && wholeGuided(kept), [kept]);

  return {
    state: whole && look(whole, shownAt).state,
    positionNow: useCallback(() => {
      const guided = now();
      return guided ? positionOf(look(guided, clock()).state) : null;
    }, [clock, now]),
    toggle: useCallback(() => {
      if (now()?.status === 'paused') dispatch(guidedResumed({ progressId, at: clock() }));
      else apply(pause, guidedPaused);
    }, [apply, clock, dispatch, now, progressId]),
    pause: useCallback(() => apply(pause, guidedPaused), [apply]),
    skipWait: useCallback(() => apply(skipWait, waitSkipped), [apply]),
    skipExercise: useCallback(() => apply(skipExercise, exerciseSkipped), [apply]),
  };
}
