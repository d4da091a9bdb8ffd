import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionExpired, signedOutElsewhere } from '@/shared/identity';

export type ToastVariant = 'success' | 'error' | 'info' | 'warning';

/** What a toast offers to do: the action that its button dispatches, as data, so that a recording holds it. */
export interface ToastAction {
  label: string;
  action: { type: string; payload?: unknown };
}

/** A toast waiting to be shown. `durationMs` only where it differs from its variant's. */
export interface Toast {
  id: string;
  message: string;
  variant: ToastVariant;
  durationMs?: number;
  action?: ToastAction;
  /** What it is about: a newer toast about the same takes its place. */
  topic?: string;
}

/** How long each kind of toast stays, in milliseconds (default 4 s; success 3 s; error 5 s). */
export const TOAST_DURATION_MS: Record<ToastVariant, number> = {
  success: 3000,
  error: 5000,
  info: 4000,
  warning: 4000,
};

const initialState: { queue: Toast[] } = { queue: [] };

/** Toasts asked for and not yet handed to the toaster. */
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
    // What still waits may speak of a patient; what says good-bye is asked for after the end.
    builder.addMatcher(isAnyOf(loggedOut, sessionExpired, signedOutElsewhere), () => initialState);
  },
  selectors: { selectToastQueue: (state) => state.queue },
});

export const { toastRequested, toastShown } = toastsSlice.actions;
export const { selectToastQueue } = toastsSlice.selectors;
