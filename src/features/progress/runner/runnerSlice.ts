import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  begin,
  look,
  pause,
  positionOf,
  resume,
  skipExercise,
  skipWait,
  type Guided,
} from '../guided/machine';
import { makePlan, type GuidedExercise } from '../guided/plan';

/** Guided mode at its last transition. The plan follows from the exercises, the present from the clock. */
export interface GuidedRun extends Omit<Guided, 'plan'> {
  exercises: readonly GuidedExercise[];
}

/** What a patient has done to the screen of a run that is open. */
export interface RunnerScreen {
  /** Index of the exercise shown; -1 after the last one. */
  index: number;
  /** The question of how the patient feels before was answered or passed over. */
  asked: boolean;
  /** The dialog of «Me duele» is open. */
  stopping: boolean;
}

/** By id of the run that is open; at most one in a tab. */
interface RunnerState {
  screens: Record<string, RunnerScreen>;
  guided: Record<string, GuidedRun>;
}

const initialState: RunnerState = { screens: {}, guided: {} };

/** A transition of guided mode, `at` milliseconds of its clock. */
type Timed<Fields = unknown> = PayloadAction<{ progressId: string; at: number } & Fields>;

export const wholeGuided = ({ exercises, ...kept }: GuidedRun): Guided => ({
  ...kept,
  plan: makePlan(exercises),
});

/** Index of the exercise after which guided mode rests; undefined outside of a rest. */
export function restsAfter(guided: GuidedRun | undefined): number | undefined {
  const segment = guided && positionOf(wholeGuided(guided))?.segment;
  return segment?.kind === 'rest' ? segment.exercise : undefined;
}

/** Reducer of a transition. */
const moved =
  (move: (guided: Guided, at: number) => Guided) =>
  (state: RunnerState, { payload: { progressId, at } }: Timed) => {
    const guided = state.guided[progressId];
    if (!guided) return;
    const { status, played, seenAt } = move(wholeGuided(guided), at);
    Object.assign(guided, { status, played, seenAt });
  };

/**
 * The runner's screen. Each transition of guided mode is an action with its time, so the screen follows from
 * this state and the clock alone.
 */
export const runnerSlice = createSlice({
  name: 'runner',
  initialState,
  reducers: {
    runnerOpened: (
      state,
      { payload }: PayloadAction<{ progressId: string; index: number; asked: boolean }>,
    ) => {
      const { progressId, index, asked } = payload;
      state.screens[progressId] = { index, asked, stopping: false };
    },
    runnerLeft: (state, { payload }: PayloadAction<{ progressId: string }>) => {
      delete state.screens[payload.progressId];
    },
    stepReached: (state, { payload }: PayloadAction<{ progressId: string; index: number }>) => {
      const screen = state.screens[payload.progressId];
      if (screen) screen.index = payload.index;
    },
    feelingPassed: (state, { payload }: PayloadAction<{ progressId: string }>) => {
      const screen = state.screens[payload.progressId];
      if (screen) screen.asked = true;
    },
    stopAsked: (state, { payload }: PayloadAction<{ progressId: string }>) => {
      const screen = state.screens[payload.progressId];
      if (screen) screen.stopping = true;
    },
    stopDismissed: (state, { payload }: PayloadAction<{ progressId: string }>) => {
      const screen = state.screens[payload.progressId];
      if (screen) screen.stopping = false;
    },
    guidedBegun: (state, { payload }: Timed<{ exercises: readonly GuidedExercise[] }>) => {
      const { plan: _plan, ...first } = begin(makePlan(payload.exercises), payload.at).state;
      state.guided[payload.progressId] = { ...first, exercises: [...payload.exercises] };
    },
    guidedLeft: (state, { payload }: PayloadAction<{ progressId: string }>) => {
      delete state.guided[payload.progressId];
    },
    /** Something of the plan has happened, or a while has passed. */
    guidedLooked: moved((guided, at) => look(guided, at).state),
    guidedPaused: moved((guided, at) => pause(guided, at).state),
    guidedResumed: moved(resume),
    waitSkipped: moved((guided, at) => skipWait(guided, at).state),
    exerciseSkipped: moved((guided, at) => skipExercise(guided, at).state),
  },
  selectors: {
    selectRunner: (state, progressId: string): RunnerScreen | undefined => state.screens[progressId],
    selectGuided: (state, progressId: string): GuidedRun | undefined => state.guided[progressId],
  },
});

export const {
  exerciseSkipped,
  feelingPassed,
  guidedBegun,
  guidedLeft,
  guidedLooked,
  guidedPaused,
  guidedResumed,
  runnerLeft,
  runnerOpened,
  stepReached,
  stopAsked,
  stopDismissed,
  waitSkipped,
} = runnerSlice.actions;
export const { selectGuided, selectRunner } = runnerSlice.selectors;
