export type { StaffInvitation, StaffJoining, TeamMember, TherapistChoice } from './answers';
