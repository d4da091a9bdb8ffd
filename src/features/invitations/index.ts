export { useGetInvitationByTokenQuery, useListInvitationsQuery, prefetchInvitations } from './api';
export { invitationsDomain } from './domain';
export {
  filterInvitations,
  selectSelection,
  keptInvitationFilters,
  searchChanged,
  selectInvitationFilters,
  statusFilterChosen,
} from './slice';
export { AcceptInvitationForm, InvitationSummaryCard } from './ui/AcceptInvitationForm';
export { CancelInvitationFlow } from './ui/CancelInvitationFlow';
export { InvitationCell } from './ui/InvitationCell';
export { InvitationCounters, InvitationFilters } from './ui/InvitationFilters';
export { InvitationSelectionBar, InvitationSelectionSwitch } from './ui/InvitationSelectionBar';
export { InvitingBar, InvitingChoice, InvitingSwitch, useInviting } from './ui/InvitePatients';
export { InvitationTable } from './ui/InvitationTable';
