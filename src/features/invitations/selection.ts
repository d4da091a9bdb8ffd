import { createSelectionSlice } from '@/shared/selection/createSelectionSlice';

/** Which invitations of the list the therapist chose, to act on several at once. */
export const selectionSlice = createSelectionSlice('invitationSelection');

export const {
  selectionStarted,
  selectionEnded,
  picked: invitationPicked,
  unpicked: invitationUnpicked,
  allPicked: allInvitationsPicked,
  picksCleared,
  changeAsked,
} = selectionSlice.actions;
export const { selectSelection, selectIsPicked } = selectionSlice.selectors;
