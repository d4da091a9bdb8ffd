import { isAnyOf } from '@reduxjs/toolkit';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { selectView, viewChosen as preferenceChosen } from '@/shared/preferences/slice';
import type { StartListening } from '@/shared/redux';
import { followRestores } from '@/shared/restore';
import { toastRequested } from '@/shared/toasts/slice';
import { appointmentsApi } from './api';
import { batchUndoPressed, batchUndoRefusedToast, undoPressed, undoRefusedToast } from './statusChange';
import { choicesOf } from './keptChoices';
import { startSelectionListener } from './selection';
import {
  calendarMoved,
  columnsChosen,
  filterChanged,
  filtersCleared,
  selectAgenda,
  viewChosen,
} from './slice';
import { undoAppointmentChanges } from './touchedApi';

const choiceMade = isAnyOf(viewChosen, calendarMoved, columnsChosen, filterChanged, filtersCleared);

/**
 * Undoes a change from its toast, which outlives the screen that showed it, changes several appointments at once,
 * gives back what was deleted, and stores the agenda's choices in this browser.
 */
export function startAppointmentListeners(startListening: StartListening): void {
  startSelectionListener(startListening);
  followRestores(startListening, 'Appointment', (id, dispatch) =>
    dispatch(appointmentsApi.endpoints.restoreAppointment.initiate(id, { track: false })),
  );
  startListening({
    actionCreator: undoPressed,
    effect: async ({ payload }, { dispatch }) => {
      const { undoAppointmentChange } = appointmentsApi.endpoints;
      const result = await dispatch(undoAppointmentChange.initiate(payload, { track: false }));
      dispatch(
        'error' in result
          ? undoRefusedToast(result.error, payload)
          : toastRequested({ message: MESSAGES.undone, variant: 'success' }),
      );
    },
  });
  startListening({
    actionCreator: batchUndoPressed,
    effect: async ({ payload }, { dispatch }) => {
      const result = await dispatch(undoAppointmentChanges.initiate(payload, { track: false }));
      dispatch(
        'error' in result
          ? batchUndoRefusedToast(result.error, payload)
          : toastRequested({ message: MESSAGES.batchUndone, variant: 'success' }),
      );
    },
  });
  startListening({
    matcher: choiceMade,
    effect: (action, { dispatch, getState }) => {
      const isRangeChosen =
        columnsChosen.match(action) || (calendarMoved.match(action) && action.payload.range !== undefined);
      for (const choice of choicesOf(selectAgenda(getState()), isRangeChosen))
        if (selectView(getState(), choice.screen, '') !== choice.view) dispatch(preferenceChosen(choice));
    },
  });
}
