import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/identity';

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
