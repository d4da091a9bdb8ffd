import { createSelectionSlice } from '@/shared/selection/createSelectionSlice';

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
