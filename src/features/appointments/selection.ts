import { APPOINTMENT_MESSAGES as MESSAGES, BATCH_WORDS, type BatchStatus } from '@/contract/appointments';
import type { StartListening } from '@/shared/redux';
import { createSelectionSlice } from '@/shared/selection/createSelectionSlice';
import { runChange } from '@/shared/selection/runChange';
import { appointmentsApi } from './api';

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

/** Gives several appointments a status by the documented call for each, and tells once how it went. */
export function startSelectionListener(startListening: StartListening): void {
  startListening({
    actionCreator: changeAsked,
    effect: async ({ payload: { pickedIds, change } }, api) => {
      const { setAppointmentStatus } = appointmentsApi.endpoints;
      const status = change as BatchStatus;
      await runChange(
        selectionSlice.actions,
        {
          ids: pickedIds,
          call: (id) => api.dispatch(setAppointmentStatus.initiate({ id, status }, { track: false })),
          words: BATCH_WORDS[status],
          failure: MESSAGES.statusFailed,
        },
        api,
      );
    },
  });
}
