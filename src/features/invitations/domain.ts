import type { Domain } from '@/shared/redux';
import { invitationsSlice } from './slice';

export const invitationsDomain: Domain = { name: 'invitations', slices: [invitationsSlice] };
