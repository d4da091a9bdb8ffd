import { createAction } from '@reduxjs/toolkit';
import type { AppointmentBatchUndo, AppointmentUndo, Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES, type AppointmentStatus, BATCH_MAX } from '@/contract/appointments';
import { UNDO_LIMITS } from '@/contract/common/messages';
import { statusSteps } from '@/contract/followUp';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { undoFailedToast } from '@/shared/restore';
import { undoableToast, toastRequested, type ToastVariant } from '@/shared/toasts/slice';
import { changeRefused, useEndAppointmentMutation, useSetAppointmentStatusMutation } from './api';

/** The person pressed 'Deshacer' in the toast of a change. */
export const undoPressed = createAction<{ id: string; change: string }>('appointmentChange/undoPressed');

/** Topic of the toasts about one appointment. */
const topicOf = (id: string): string => `appointment ${id}`;

/**
 * Toast after a successful change, with 'Deshacer' if the backend can undo it. It replaces the toast of an
 * earlier change of the same appointment, because only the latest can be undone.
 */
export const changeToast = (message: string, id: string, undo: AppointmentUndo | null | undefined) =>
  undoableToast({
    message,
    topic: topicOf(id),
    ...(undo && { undo: undoPressed({ id, change: undo.change }) }),
  });

/** Toast of an undo that failed. */
export const undoRefusedToast = (error: unknown, payload: { id: string; change: string }) =>
  undoFailedToast(error, MESSAGES.undoFailed, { topic: topicOf(payload.id), undo: undoPressed(payload) });

type BatchChanges = AppointmentBatchUndo['changes'];

/** The person pressed 'Deshacer' in the toast of a change of several. */
export const batchUndoPressed = createAction<{ changes: BatchChanges }>('appointmentChange/batchUndoPressed');

const OF_SEVERAL = { topic: 'appointments', seconds: UNDO_LIMITS.menuSeconds };

/** Toast after a change of several, with one 'Deshacer' for all that the server takes back at once, as long as it does. */
export const batchToast = (message: string, changes: BatchChanges, variant: ToastVariant = 'success') =>
  undoableToast({
    message,
    variant,
    ...OF_SEVERAL,
    ...(changes.length > 0 && changes.length <= BATCH_MAX && { undo: batchUndoPressed({ changes }) }),
  });

/** Toast of an undo of several that failed. */
export const batchUndoRefusedToast = (error: unknown, payload: { changes: BatchChanges }) =>
  undoFailedToast(error, MESSAGES.undoFailed, {
    ...OF_SEVERAL,
    undo: batchUndoPressed(payload),
  });

/** Tells in a toast that a change of an appointment was refused, and has the appointment asked for again. */
export function useRefusal() {
  const dispatch = useAppDispatch();
  return (id: string, error: unknown, fallback: string): void => {
    dispatch(toastRequested({ message: errorText(error, fallback), variant: 'error' }));
    dispatch(changeRefused(id, error));
  };
}

/** Moves an appointment to another status and shows the result. Resolves to whether it succeeded. */
export function useStatusChange() {
  const dispatch = useAppDispatch();
  const refuse = useRefusal();
  const [setStatus] = useSetAppointmentStatusMutation();
  return async ({ id }: Pick<Appointment, 'id'>, status: AppointmentStatus): Promise<boolean> => {
    const result = await setStatus({ id, status });
    if ('error' in result) {
      refuse(id, result.error, MESSAGES.statusFailed);
      return false;
    }
    dispatch(changeToast(MESSAGES.statusUpdated, id, result.data.undo));
    return true;
  };
}

/** Marks that nobody came, after the session says so. Only a failure shows a toast. */
export function useMissedVisit() {
  const refuse = useRefusal();
  const [end] = useEndAppointmentMutation();
  return async ({ id }: Pick<Appointment, 'id'>): Promise<void> => {
    const { error } = await end({ id, how: 'noShow', reason: '' });
    if (error) refuse(id, error, MESSAGES.noShowFailed);
  };
}

/**
 * Completes an appointment after its session or evaluation is saved, stepping through the required statuses. Only a failure
 * shows a toast.
 */
export function useAppointmentCompletion() {
  const dispatch = useAppDispatch();
  const [setStatus] = useSetAppointmentStatusMutation();
  return async ({ id, status: current }: Pick<Appointment, 'id' | 'status'>): Promise<void> => {
    for (const status of statusSteps(current, 'COMPLETED') ?? []) {
      const { error } = await setStatus({ id, status });
      if (!error) continue;
      dispatch(toastRequested({ message: MESSAGES.completionFailed, variant: 'error' }));
      return;
    }
  };
}
