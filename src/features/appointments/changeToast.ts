import { createAction } from '@reduxjs/toolkit';
import type { AppointmentUndo } from '@/contract/appointments/entities';
import { undoableToast } from '@/shared/toasts';

/** The person pressed 'Deshacer' in the toast of a change. */
export const undoPressed = createAction<{ id: string; change: string }>('appointments/undoPressed');

/**
 * Toast after a successful change, with 'Deshacer' if the backend can undo it. It replaces the toast of an
 * earlier change of the same appointment, because only the latest can be undone.
 */
export const changeToast = (message: string, id: string, undo: AppointmentUndo | null | undefined) =>
  undoableToast({
    message,
    topic: `appointment ${id}`,
    ...(undo && { undo: undoPressed({ id, change: undo.change }) }),
  });
