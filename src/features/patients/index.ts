export { useBookablePatients, useGetPatientQuery, useListPatientsQuery, prefetchPatients } from './api';
export { patientsDomain } from './domain';
export { filterPatients } from './filterPatients';
export { orderOf, orderPatients, sortOf } from './orderPatients';
export {
  keptPatientFilters,
  orderChosen,
  patientOpened,
  reachChosen,
  searchChanged,
  selectPatientFilters,
  statusFilterChosen,
} from './slice';
export { CareBadge } from './ui/CareBadge';
export { DeletePatientDialog } from './ui/DeletePatientDialog';
export { GuardianNotice } from './ui/GuardianNotice';
export { PatientAlerts } from './ui/PatientAlerts';
export { PatientContactForm } from './ui/PatientContactForm';
export { PatientContactDialog } from './ui/PatientContactDialog';
export { PatientCountCard } from './ui/PatientCountCard';
export { PatientFilters } from './ui/PatientFilters';
export { PatientForm } from './ui/PatientForm';
export { PatientOverview } from './ui/PatientOverview';
export { PatientSelectField } from './ui/PatientSelectField';
export { PatientStatsCards } from './ui/PatientStatsCards';
export { PatientTable } from './ui/PatientTable';
export { RecentPatientsCard } from './ui/RecentPatientsCard';
export { usePatientName } from './usePatientName';
export { useShownPatient } from './useShownPatient';
