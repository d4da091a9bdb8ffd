export { invitationsDomain } from '@/features/invitations';
export { InvitationsPage } from './ui/InvitationsPage';
