import { createAction } from '@reduxjs/toolkit';
import type { AppointmentBatchUndo } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_MESSAGES as MESSAGES,
  BATCH_WORDS,
  type BatchChange,
  type BatchStatus,
} from '@/contract/appointments';
import { UNDO_LIMITS, UNDO_MESSAGES } from '@/contract/common/messages';
import { baseApi } from '@/shared/api/baseApi';
import { isPassing } from '@/shared/api/baseQuery';
import { isApiError } from '@/shared/api/errors';
import type { AppDispatch, StartListening } from '@/shared/redux';
import { createSelectionSlice } from '@/shared/selection/createSelectionSlice';
import { callForEach, type Change, runChange } from '@/shared/selection/runChange';
import { type ToastVariant, undoableToast } from '@/shared/toasts/slice';
import { appointmentsApi } from './api';
import { batchToast } from './statusChange';

/** Which appointments of the list the person chose, to act on several at once. */
export const selectionSlice = createSelectionSlice('appointmentSelection');

export const {
  selectionStarted,
  selectionEnded,
  picked: appointmentPicked,
  unpicked: appointmentUnpicked,
  allPicked: allAppointmentsPicked,
  picksCleared,
  changeAsked,
} = selectionSlice.actions;
export const { selectSelection, selectIsPicked } = selectionSlice.selectors;

/** The person pressed 'Deshacer' in the toast of a deletion of several. */
const restorePressed = createAction<{ deletedIds: readonly string[] }>('appointmentSelection/restorePressed');

/** Toast about deletions, with one 'Deshacer' for those of `deletedIds`, as long as the server gives them back. */
const deletionsToast = (message: string, variant: ToastVariant, deletedIds: readonly string[]) =>
  undoableToast({
    message,
    variant,
    topic: 'deleted appointments',
    seconds: UNDO_LIMITS.menuSeconds,
    ...(deletedIds.length > 0 && { undo: restorePressed({ deletedIds }) }),
  });

const UNTRACKED = { track: false } as const;

/** What a change does with each, and how it is told. */
type How = Pick<Change, 'call' | 'failure' | 'toast'>;

/** Gives each a status. What the answers say of the way back is offered for all. */
function giving(status: BatchStatus, dispatch: AppDispatch): How {
  const { setAppointmentStatus } = appointmentsApi.endpoints;
  const changes: AppointmentBatchUndo['changes'][number][] = [];
  return {
    call: async (id) => {
      const { data, error } = await dispatch(setAppointmentStatus.initiate({ id, status }, UNTRACKED));
      if (data?.undo) changes.push({ id, change: data.undo.change });
      return { error };
    },
    failure: MESSAGES.statusFailed,
    toast: ({ message, variant }) => batchToast(message, changes, variant),
  };
}

/** Deletes each. Where the server can give them back, that is offered for all. */
function deleting(dispatch: AppDispatch, isRestorable: () => boolean): How {
  const { deleteAppointment } = appointmentsApi.endpoints;
  const deletedIds: string[] = [];
  return {
    call: async (id) => {
      const { error } = await dispatch(deleteAppointment.initiate(id, UNTRACKED));
      if (!error) deletedIds.push(id);
      return { error };
    },
    failure: MESSAGES.deleteFailed,
    toast: ({ message, variant }) => deletionsToast(message, variant, isRestorable() ? deletedIds : []),
  };
}

/**
 * Gives several appointments a status, or deletes them, by the documented call for each, and tells once how it went. What
 * was deleted is given back from the toast, which outlives the screen.
 */
export function startSelectionListener(startListening: StartListening): void {
  startListening({
    actionCreator: changeAsked,
    effect: async ({ payload: { pickedIds, change } }, api) => {
      const to = change as BatchChange;
      const isRestorable = () =>
        baseApi.endpoints.getCapabilities.select()(api.getState()).data?.restore === true;
      const how = to === 'DELETED' ? deleting(api.dispatch, isRestorable) : giving(to, api.dispatch);
      await runChange(selectionSlice.actions, { ids: pickedIds, words: BATCH_WORDS[to], ...how }, api);
    },
  });
  startListening({
    actionCreator: restorePressed,
    effect: async ({ payload: { deletedIds } }, api) => {
      const { restoreAppointment } = appointmentsApi.endpoints;
      const lostIds: string[] = [];
      const told = await callForEach(
        {
          ids: deletedIds,
          call: async (id) => {
            const { error } = await api.dispatch(restoreAppointment.initiate(id, UNTRACKED));
            if (isApiError(error) && isPassing(error)) lostIds.push(id);
            return { error };
          },
          words: BATCH_WORDS.RESTORED,
          failure: UNDO_MESSAGES.restoreFailed,
        },
        api,
      );
      if (told) api.dispatch(deletionsToast(told.message, told.variant, lostIds));
    },
  });
}
