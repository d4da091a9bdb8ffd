import { createAction } from '@reduxjs/toolkit';
import type { AppointmentBatchUndo, AppointmentUndo } from '@/contract/appointmentAnswers';
import { UNDO_LIMITS } from '@/contract/common/messages';
import { undoableToast } from '@/shared/toasts/slice';

/** The person pressed 'Deshacer' in the toast of a change. */
export const undoPressed = createAction<{ id: string; change: string }>('appointmentChange/undoPressed');

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

type BatchChanges = AppointmentBatchUndo['changes'];

/** The person pressed 'Deshacer' in the toast of a change of several. */
export const batchUndoPressed = createAction<{ changes: BatchChanges }>('appointmentChange/batchUndoPressed');

/** Toast after a change of several, with one 'Deshacer' for all, as long as the server takes it. */
export const batchToast = (message: string, changes: BatchChanges) =>
  undoableToast({
    message,
    topic: 'appointments',
    seconds: UNDO_LIMITS.menuSeconds,
    ...(changes.length > 0 && { undo: batchUndoPressed({ changes }) }),
  });
