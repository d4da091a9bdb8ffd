import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startInvitationListeners } from './listeners';
import { selectionSlice, invitationsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof invitationsSlice>, WithSlice<typeof selectionSlice> {}
}

export const invitationsDomain: Domain = {
  name: 'invitations',
  slices: [invitationsSlice, selectionSlice],
  startListeners: startInvitationListeners,
};
