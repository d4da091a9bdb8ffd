import { APPOINTMENT_MESSAGES as MESSAGES, BATCH_WORDS, type BatchStatus } from '@/contract/appointments';
import type { StartListening } from '@/shared/redux';
import { runChange } from '@/shared/selection/runChange';
import { appointmentsApi } from './api';
import { changeAsked, selectionSlice } from './selection';

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
