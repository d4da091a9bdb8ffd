export { useListTherapistsQuery } from './api';
export { useGetStaffJoiningQuery } from './joining';
export { JoinForm } from './ui/JoinForm';
export { StaffJoiningSummary } from './ui/StaffJoiningSummary';
export { AgendaMailsCard } from './ui/AgendaMailsCard';
export { TeamPanel } from './ui/TeamPanel';
export { TherapistSelectField } from './ui/TherapistSelectField';
