export type { Invitation, InvitationSummary } from './answers';
