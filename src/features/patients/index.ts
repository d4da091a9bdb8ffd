export {
  useBookablePatients,
  useGetPatientQuery,
  useKnownContacts,
  useListPatientsQuery,
  usePatientName,
  prefetchPatients,
  prefetchRecentPatients,
} from './api';
export { patientsDomain } from './domain';
export { birthOfNamesakes, foundBy } from './finding';
export {
  filterPatients,
  keptPatientFilters,
  orderChosen,
  patientOpened,
  reachChosen,
  searchChanged,
  selectPatientFilters,
  statusFilterChosen,
} from './slice';
export { orderOf, orderPatients, sortOf } from './orderPatients';
export { CareBadge, GuardianNotice } from './ui/PatientMarks';
export { DeletedPatients } from './ui/DeletedPatients';
export { DeletePatientDialog } from './ui/DeletePatientDialog';
export { PatientAccountCard } from './ui/PatientAccountCard';
export { FormPatientAlerts, PatientAlerts, usePatientAlerts } from './ui/PatientAlerts';
export { PatientContactForm, PatientContactDialog } from './ui/PatientContactForm';
export { PatientCountCard, PatientStatsCards } from './ui/PatientStatsCards';
export { PatientFilter } from './ui/PatientFilter';
export { PatientFilters } from './ui/PatientFilters';
export { PatientForm } from './ui/PatientForm';
export { PatientOverview } from './ui/PatientOverview';
export { PatientSelectField } from './ui/PatientSelectField';
export { PatientTable } from './ui/PatientTable';
export { RecentPatientsCard } from './ui/RecentPatientsCard';
export { useShownPatient } from './useShownPatient';
