export {
  selectToastQueue,
  TOAST_DURATION_MS,
  toastRequested,
  toastsSlice,
  toastShown,
  type Toast,
} from './slice';
