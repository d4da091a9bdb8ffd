import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { INVITATION_STATUSES, type InvitationStatus } from '@/contract/invitations';
import type { Invitation } from '@/contract/invitationSchemas';
import { textSearch } from '@/shared/lib/values';
import { createSelectionSlice } from '@/shared/selection/createSelectionSlice';
import { defineListFilters } from '@/shared/useListFilters';

interface InvitationsState {
  search: string;
  /** Empty for every status. */
  status: InvitationStatus | '';
}

const initialState: InvitationsState = { search: '', status: '' };

/** Search and filter of the invitations dashboard. */
export const invitationsSlice = createSlice({
  name: 'invitations',
  initialState,
  reducers: {
    searchChanged: (state, action: PayloadAction<string>) => {
      state.search = action.payload;
    },
    statusFilterChosen: (state, action: PayloadAction<InvitationStatus | ''>) => {
      state.status = action.payload;
    },
  },
  selectors: { selectInvitationFilters: (state) => state },
});

export const { searchChanged, statusFilterChosen } = invitationsSlice.actions;
export const { selectInvitationFilters } = invitationsSlice.selectors;

/** The search names people and stays in the slice. */
export const keptInvitationFilters = defineListFilters({
  screen: 'invitations-filters',
  select: selectInvitationFilters,
  fields: { status: { accepts: INVITATION_STATUSES, chosen: statusFilterChosen } },
});

const invitationSearch = textSearch<Invitation>(({ patient, email }) => [patient?.name, email]);

/** Invitations with the given status whose patient name or e-mail matches the search. */
export function filterInvitations(invitations: readonly Invitation[], { search, status }: InvitationsState) {
  const matches = invitationSearch(search);
  return invitations.filter((invitation) => (!status || invitation.status === status) && matches(invitation));
}

/** Counts for the six counters: all invitations and each status. */
export function countInvitations(
  invitations: readonly Invitation[],
): Record<'total' | InvitationStatus, number> {
  const counts = {
    total: invitations.length,
    ...Object.fromEntries(INVITATION_STATUSES.map((status) => [status, 0])),
  };
  const result = counts as Record<'total' | InvitationStatus, number>;
  for (const { status } of invitations) result[status] += 1;
  return result;
}

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

/** Which patients were chosen, to invite several at once. */
export const invitingSlice = createSelectionSlice('patientInviting');
