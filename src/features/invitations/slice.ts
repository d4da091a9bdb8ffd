import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { INVITATION_STATUSES, type InvitationStatus } from '@/contract/invitations';
import { defineListFilters } from '@/shared/useListFilters';

export interface InvitationsState {
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
