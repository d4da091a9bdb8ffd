export { useListTeamQuery, useListTherapistsQuery } from './api';
export { useGetStaffJoiningQuery } from './joining';
export { useAsksTherapist } from './useAsksTherapist';
export { JoinForm, StaffJoiningSummary } from './ui/JoinForm';
export { AgendaMailsCard } from './ui/AgendaMailsCard';
export { TeamPanel } from './ui/TeamPanel';
export { TherapistSelectField } from './ui/TherapistSelectField';
