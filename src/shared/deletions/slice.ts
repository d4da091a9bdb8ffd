import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { toastHeld } from '@/shared/toasts';

/** What a person can delete and take back. */
export type DeletionKind = 'Appointment' | 'Document' | 'Exercise' | 'Patient' | 'Routine';

/** One thing of a kind. */
export interface Target {
  kind: DeletionKind;
  id: string;
}

/** Something that the person has deleted, and what is said about it. */
export interface Deletion extends Target {
  /** Text of the toast: 'Cita eliminada exitosamente'. */
  message: string;
  /** Text of a refusal for which the server has none. */
  failure: string;
}

/** `waiting`: it can be taken back. `sent`: the call is under way. `done`: the server has deleted it. */
export type DeletionStage = 'waiting' | 'sent' | 'done';

export interface PendingDeletion extends Deletion {
  stage: DeletionStage;
  /** A pointer or the focus is on its toast. */
  held: boolean;
}

type DeletionsState = Partial<Record<DeletionKind, readonly PendingDeletion[]>>;

const initialState: DeletionsState = {};
const NONE: readonly PendingDeletion[] = [];

/** Topic of the toast about a deletion. */
export const topicOf = ({ kind, id }: Target): string => `deletion ${kind} ${id}`;

const without = (state: DeletionsState, { kind, id }: Target) =>
  (state[kind] ?? NONE).filter((one) => one.id !== id);

const changed = (state: DeletionsState, { kind, id }: Target, change: Partial<PendingDeletion>) => {
  state[kind] = (state[kind] ?? NONE).map((one) => (one.id === id ? { ...one, ...change } : one));
};

/** What the person deleted. Its rows are not shown; what the server says about them stays in the cache. */
export const deletionsSlice = createSlice({
  name: 'deletions',
  initialState,
  reducers: {
    /** The person deleted something; the server is told when the time to take it back is over. */
    deletionPostponed: (state, { payload }: PayloadAction<Deletion>) => {
      state[payload.kind] = [...without(state, payload), { ...payload, stage: 'waiting', held: false }];
    },
    /** The person took it back. Too late where the call has left. */
    deletionUndone: (state, { payload }: PayloadAction<Target>) => {
      const isWaiting = state[payload.kind]?.find(({ id }) => id === payload.id)?.stage === 'waiting';
      if (isWaiting) state[payload.kind] = without(state, payload);
    },
    /** The page is left, or something else needs the deletion done: waiting ones do not wait any longer. */
    deletionsHurried: () => undefined,
    /** The call leaves. */
    deletionSent: (state, { payload }: PayloadAction<Target>) => changed(state, payload, { stage: 'sent' }),
    /** The server has deleted it. The row stays hidden until the list comes without it. */
    deletionDone: (state, { payload }: PayloadAction<Target>) => changed(state, payload, { stage: 'done' }),
    /** The server has not deleted it: the row is back. */
    deletionRefused: (state, { payload }: PayloadAction<Target>) => {
      state[payload.kind] = without(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(toastHeld, (state, { payload }) => {
      for (const one of Object.values(state).flat())
        if (topicOf(one) === payload.topic) changed(state, one, { held: payload.held });
    });
  },
});

export const {
  deletionPostponed,
  deletionUndone,
  deletionsHurried,
  deletionSent,
  deletionDone,
  deletionRefused,
} = deletionsSlice.actions;

/** The state of a store; without a domain that deletes there is no such slice in it. */
const sliceOf = (state: unknown): DeletionsState =>
  (state as { deletions?: DeletionsState }).deletions ?? initialState;

/** What of a kind the person has deleted. */
export const selectDeletions = (state: unknown, kind: DeletionKind): readonly PendingDeletion[] =>
  sliceOf(state)[kind] ?? NONE;

/** The deletion of one thing, if there is one. */
export const selectDeletion = (state: unknown, { kind, id }: Target): PendingDeletion | undefined =>
  selectDeletions(state, kind).find((one) => one.id === id);

/** Every deletion whose outcome is not known yet. */
export const selectUnsettled = (state: unknown): PendingDeletion[] =>
  Object.values(sliceOf(state))
    .flat()
    .filter(({ stage }) => stage !== 'done');
