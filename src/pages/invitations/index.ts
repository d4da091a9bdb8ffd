import { invitationsDomain, prefetchInvitations } from '@/features/invitations';

export { InvitationsPage as Component } from './ui/InvitationsPage';
export const domains = [invitationsDomain];

export const prefetches = () => [prefetchInvitations];
