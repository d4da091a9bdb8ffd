import { useCallback, useEffect, useRef, useState } from 'react';
import { begin, look, pause, resume, skipExercise, skipWait, type Guided, type Step } from './machine';
import { makePlan, type Cue, type GuidedExercise } from './plan';

/** Interval of the ticks in milliseconds. Precision does not depend on it. */
const LOOK_MS = 200;

export interface UseGuidedOptions {
  /** Read once, when guided mode starts. */
  exercises: readonly GuidedExercise[];
  /** Called with each cue once, in order. `late` is the delay in milliseconds. */
  onCue: (cue: Cue, late: number) => void;
  /** Monotonic clock in milliseconds. */
  clock?: () => number;
}

export interface UseGuided {
  state: Guided;
  toggle: () => void;
  pause: () => void;
  skipWait: () => void;
  skipExercise: () => void;
}

const pageClock = () => performance.now();

/** Runs guided mode on the page's clock. Ticks at once when the page becomes visible again. */
export function useGuided({ exercises, onCue, clock = pageClock }: UseGuidedOptions): UseGuided {
  const [first] = useState(() => begin(makePlan(exercises), clock()));
  const [state, setState] = useState(first.state);
  const current = useRef(first.state);
  const tell = useRef(onCue);
  const begun = useRef(false);
  useEffect(() => {
    tell.current = onCue;
  });

  const apply = useCallback((step: Step) => {
    current.current = step.state;
    setState(step.state);
    for (const cue of step.cues) tell.current(cue, step.state.played - cue.at);
  }, []);

  useEffect(() => {
    // Strict mode runs effects twice in development: emit the first cues only once.
    if (!begun.current) {
      begun.current = true;
      for (const cue of first.cues) tell.current(cue, 0);
    }
    const onLook = () => {
      if (current.current.status === 'running') apply(look(current.current, clock()));
    };
    const timer = setInterval(onLook, LOOK_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [apply, clock, first]);

  return {
    state,
    toggle: useCallback(() => {
      const now = current.current;
      apply(now.status === 'paused' ? { state: resume(now, clock()), cues: [] } : pause(now, clock()));
    }, [apply, clock]),
    pause: useCallback(() => apply(pause(current.current, clock())), [apply, clock]),
    skipWait: useCallback(() => apply(skipWait(current.current, clock())), [apply, clock]),
    skipExercise: useCallback(() => apply(skipExercise(current.current, clock())), [apply, clock]),
  };
}
