import type { Domain } from '@/shared/redux';
import { startInvitationListeners } from './listeners';
import { selectionSlice } from './selection';
import { invitationsSlice } from './slice';

export const invitationsDomain: Domain = {
  name: 'invitations',
  slices: [invitationsSlice, selectionSlice],
  startListeners: startInvitationListeners,
};
