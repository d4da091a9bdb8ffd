import { UNDO_LIMITS, UNDO_MESSAGES } from '@/contract/common/messages';
import { toastRequested, type ToastAction } from './slice';

/** What was done, and how to take it back. */
export interface Undoable {
  message: string;
  /** What it is about: a newer toast about the same takes its place. */
  topic: string;
  /** The action behind 'Deshacer'; absent where it cannot be taken back. */
  undo?: ToastAction['action'];
  /** How long it is offered, by default ten seconds. */
  seconds?: number;
}

/** Toast of a success, with 'Deshacer' for a time where there is a way back. */
export const undoableToast = ({ message, topic, undo, seconds = UNDO_LIMITS.offeredSeconds }: Undoable) =>
  toastRequested({
    message,
    variant: 'success',
    topic,
    ...(undo && {
      durationMs: seconds * 1000,
      action: { label: UNDO_MESSAGES.undo, action: undo },
    }),
  });
