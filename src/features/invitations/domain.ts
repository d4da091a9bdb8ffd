import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startInvitationListeners } from './listeners';
import { invitationsSlice, invitingSlice, selectionSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState
    extends
      WithSlice<typeof invitationsSlice>,
      WithSlice<typeof selectionSlice>,
      WithSlice<typeof invitingSlice> {}
}

export const invitationsDomain: Domain = {
  name: 'invitations',
  slices: [invitationsSlice, selectionSlice, invitingSlice],
  startListeners: startInvitationListeners,
};
