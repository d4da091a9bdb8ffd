import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, sessionExpired, signedOutElsewhere } from '@/shared/identity';

export type ToastVariant = 'success' | 'error' | 'info' | 'warning';

/** Button of a toast: the action it dispatches, as data, so that a recording can hold it. */
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
  /** Topic: a newer toast on the same topic replaces this one. */
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

/** Toasts requested and not yet shown. */
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
    // Waiting toasts may name a patient, so they are dropped; the farewell toast is requested afterwards.
    builder.addMatcher(isAnyOf(loggedOut, sessionExpired, signedOutElsewhere), () => initialState);
  },
  selectors: { selectToastQueue: (state) => state.queue },
});

export const { toastRequested, toastShown } = toastsSlice.actions;
export const { selectToastQueue } = toastsSlice.selectors;
