import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { CompleteBody, FinishBody, NoteBody } from './api';

export type RoutinesTab = 'today' | 'all';

/** Input for one exercise. It is health data, so it stays in memory only. */
export interface StepInput {
  sets: number | null;
  reps: number | null;
  duration: number | null;
  notes: string;
  pain: number | null;
  effort: number | null;
}

/** How the patient felt around a run, 0–10 each. */
export interface Felt {
  painBefore?: number;
  painAfter?: number;
  effort?: number;
}

/** One write to the server. */
type SaveWork =
  | {
      kind: 'complete';
      /** Index of the exercise in the run. */
      index: number;
      body: CompleteBody;
      /** Sent after this save succeeds: completing the last exercise finishes the routine. */
      thenFinish: FinishBody | null;
    }
  | { kind: 'finish'; body: FinishBody }
  | { kind: 'note'; body: NoteBody };

export type Save = SaveWork & {
  /** Idempotency key, the same for every attempt. */
  key: string;
  progressId: string;
  status: 'waiting' | 'sending' | 'failed';
  /** Text of the last failure. */
  error: string | null;
  /**
   * Whether the failure is temporary (no connection, server busy), so that the save is retried
   * automatically.
   */
  passing: boolean;
  attempts: number;
};

interface ProgressState {
  tab: RoutinesTab;
  /** Keyed by `progressId:index`. */
  typed: Record<string, StepInput>;
  felt: Record<string, Felt>;
  /** Indexes of queued exercises by run. They are shown as completed before the server answers. */
  done: Record<string, number[]>;
  /** Writes in the order in which they are sent. */
  outbox: Save[];
  /** Ids of runs whose finish the server has confirmed in this tab. */
  finished: string[];
}

/** What a patient said of runs and the server does not have. */
export type Unsent = Pick<ProgressState, 'typed' | 'felt' | 'done' | 'outbox'>;

const initialState: ProgressState = { tab: 'today', typed: {}, felt: {}, done: {}, outbox: [], finished: [] };

export const stepKey = (progressId: string, index: number) => `${progressId}:${index}`;

const isStepOf = (key: string, progressId: string) => key.startsWith(`${progressId}:`);

const isPosition = (save: Save) => save.kind === 'note' && save.body.setsDone !== undefined;

/** State of Mis Rutinas and the runner, and the writes that have not reached the server yet. */
export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    tabChosen: (state, action: PayloadAction<RoutinesTab>) => {
      state.tab = action.payload;
    },
    stepTyped: (
      state,
      { payload }: PayloadAction<{ progressId: string; index: number; input: StepInput }>,
    ) => {
      state.typed[stepKey(payload.progressId, payload.index)] = payload.input;
    },
    feelingTold: (state, { payload }: PayloadAction<{ progressId: string; felt: Felt }>) => {
      state.felt[payload.progressId] = { ...state.felt[payload.progressId], ...payload.felt };
    },
    saveQueued: {
      prepare: (save: SaveWork & { progressId: string }) => ({
        payload: {
          ...save,
          key: nanoid(24),
          status: 'waiting',
          error: null,
          passing: false,
          attempts: 0,
        } as Save,
      }),
      reducer: (state, { payload: save }: PayloadAction<Save>) => {
        const waiting = (other: Save) => other.progressId === save.progressId && other.status !== 'sending';
        if (save.kind === 'complete') {
          const done = (state.done[save.progressId] ??= []);
          // Ignore a second tap on the same exercise.
          if (done.includes(save.index)) return;
          done.push(save.index);
          state.outbox = state.outbox.filter((other) => !(waiting(other) && isPosition(other)));
        }
        // A stop takes along what was told of the exercises that are not done. Who goes on tells it anew.
        if (save.kind === 'note' && save.body.stopped)
          for (const [key, input] of Object.entries(state.typed))
            if (isStepOf(key, save.progressId)) Object.assign(input, { notes: '', pain: null, effort: null });
        if (isPosition(save))
          state.outbox = state.outbox.filter((other) => !(waiting(other) && isPosition(other)));
        const finishing = save.kind === 'finish';
        if (
          finishing &&
          state.outbox.some((other) => other.kind === 'finish' && other.progressId === save.progressId)
        )
          return;
        state.outbox.push(save);
      },
    },
    saveStarted: (state, action: PayloadAction<string>) => {
      const save = state.outbox.find(({ key }) => key === action.payload);
      if (save) Object.assign(save, { status: 'sending', attempts: save.attempts + 1 });
    },
    saveSucceeded: (state, action: PayloadAction<string>) => {
      const save = state.outbox.find(({ key }) => key === action.payload);
      if (!save) return;
      state.outbox = state.outbox.filter((other) => other !== save);
      if (save.kind === 'complete') delete state.typed[stepKey(save.progressId, save.index)];
      if (save.kind === 'finish') state.finished.push(save.progressId);
    },
    saveFailed: (state, { payload }: PayloadAction<{ key: string; error: string; passing: boolean }>) => {
      const save = state.outbox.find(({ key }) => key === payload.key);
      if (save) Object.assign(save, { status: 'failed', error: payload.error, passing: payload.passing });
    },
    /** The server refused the save for good, and no other save depends on it. */
    saveDropped: (state, action: PayloadAction<string>) => {
      state.outbox = state.outbox.filter(({ key }) => key !== action.payload);
    },
    /** The person is back after an expired sign-in session. What was on its way keeps its key and goes out again. */
    unsentFound: (state, { payload }: PayloadAction<Unsent>) => {
      const again = { status: 'waiting', error: null, passing: false, attempts: 0 } as const;
      state.typed = { ...payload.typed, ...state.typed };
      state.felt = { ...payload.felt, ...state.felt };
      state.done = { ...payload.done, ...state.done };
      state.outbox.unshift(...payload.outbox.map((save) => ({ ...save, ...again })));
    },
    /** The user pressed Reintentar. */
    retryAsked: (state) => {
      for (const save of state.outbox) if (save.status === 'failed') save.status = 'waiting';
    },
    /** The pause before a retry is over, or the connection is back. */
    retryDue: (state) => {
      for (const save of state.outbox) if (save.status === 'failed' && save.passing) save.status = 'waiting';
    },
  },
  selectors: {
    selectTab: (state) => state.tab,
    selectTyped: (state, progressId: string, index: number): StepInput | undefined =>
      state.typed[stepKey(progressId, index)],
    selectFelt: (state, progressId: string): Felt | undefined => state.felt[progressId],
    selectDone: (state, progressId: string): number[] | undefined => state.done[progressId],
    selectOutbox: (state) => state.outbox,
    /** Null if the server has everything of the runs that are not finished. */
    selectUnsent: ({ typed, felt, done, outbox, finished }): Unsent | null => {
      const isOpen = (key: string) => !finished.some((id) => isStepOf(key, id));
      return outbox.length > 0 || Object.keys(typed).some(isOpen) ? { typed, felt, done, outbox } : null;
    },
    selectFinished: (state, progressId: string) => state.finished.includes(progressId),
    /**
     * The next write to send: the oldest, unless one is in flight or an earlier write of its run has failed.
     */
    selectNextSave: ({ outbox }): Save | undefined =>
      outbox.some(({ status }) => status === 'sending')
        ? undefined
        : outbox.find(
            (save, index) =>
              save.status === 'waiting' &&
              !outbox
                .slice(0, index)
                .some((other) => other.progressId === save.progressId && other.status === 'failed'),
          ),
  },
});

export const {
  feelingTold,
  retryAsked,
  retryDue,
  saveDropped,
  saveFailed,
  saveQueued,
  saveStarted,
  saveSucceeded,
  stepTyped,
  tabChosen,
  unsentFound,
} = progressSlice.actions;
export const {
  selectDone,
  selectFelt,
  selectFinished,
  selectNextSave,
  selectOutbox,
  selectTab,
  selectTyped,
  selectUnsent,
} = progressSlice.selectors;
