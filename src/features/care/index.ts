export { CoversCard } from './ui/CoversCard';
export { HandoverAllDialog } from './ui/HandoverAllDialog';
export { OwnTeamCard } from './ui/OwnTeamCard';
export { PatientTeamCard } from './ui/PatientTeamCard';
export { useTeamOf, useTeamMembers } from './api';
