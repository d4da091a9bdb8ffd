export {
  selectToastQueue,
  TOAST_DURATION_MS,
  toastRequested,
  toastsSlice,
  toastShown,
  type Toast,
  type ToastAction,
} from './slice';
export { undoableToast, type Undoable } from './undoableToast';
