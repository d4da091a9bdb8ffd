import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { UNDO_LIMITS, UNDO_MESSAGES } from '@/contract/common/messages';
import { sessionEnded } from '@/shared/identity/slice';

export type ToastVariant = 'success' | 'error' | 'info' | 'warning';

/** Button of a toast. The action it dispatches is plain data, so that a recording can contain it. */
export interface ToastAction {
  label: string;
  action: { type: string; payload?: unknown };
}

/** A toast waiting to be shown. `durationMs` is set only if it differs from the variant's. */
export interface Toast {
  id: string;
  message: string;
  variant: ToastVariant;
  durationMs?: number;
  action?: ToastAction;
  /** Topic: a newer toast on the same topic replaces this one. */
  topic?: string;
}

/** How long each kind of toast is shown, in milliseconds. */
export const TOAST_DURATION_MS: Record<ToastVariant, number> = {
  success: 3000,
  error: 5000,
  info: 4000,
  warning: 4000,
};

/** Key that leads to the button of the newest toast. */
export const TOAST_KEY = 'F8';

const initialState: { queue: Toast[] } = { queue: [] };

/** Toasts that were requested and are not shown yet. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRequested: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid(8) } }),
      reducer: (state, action: PayloadAction<Toast>) => {
        state.queue.push(action.payload);
      },
    },
    toastShown: (state, action: PayloadAction<string>) => {
      state.queue = state.queue.filter((toast) => toast.id !== action.payload);
    },
  },
  extraReducers: (builder) => {
    // Waiting toasts may contain a patient's name, so they are dropped. The farewell toast is requested
    // afterwards.
    builder.addMatcher(sessionEnded, () => initialState);
  },
  selectors: { selectToastQueue: (state) => state.queue },
});

export const { toastRequested, toastShown } = toastsSlice.actions;
export const { selectToastQueue } = toastsSlice.selectors;

/** What was done, and how to take it back. */
export interface Undoable {
  message: string;
  /** A success, unless taking it back has failed. */
  variant?: ToastVariant;
  /** What it is about: a newer toast about the same takes its place. */
  topic: string;
  /** The action behind 'Deshacer'; absent where it cannot be taken back. */
  undo?: ToastAction['action'];
  /** How long it is offered, by default ten seconds. */
  seconds?: number;
}

/** Toast of what was done, with 'Deshacer' for a time where there is a way back. */
export const undoableToast = ({
  message,
  variant = 'success',
  topic,
  undo,
  seconds = UNDO_LIMITS.offeredSeconds,
}: Undoable) =>
  toastRequested({
    message,
    variant,
    topic,
    ...(undo && {
      durationMs: seconds * 1000,
      action: { label: UNDO_MESSAGES.undo, action: undo },
    }),
  });
