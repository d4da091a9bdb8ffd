export { invitationsDomain } from '@/features/invitations';
export { prefetches } from './prefetches';
export { InvitationsPage } from './ui/InvitationsPage';
