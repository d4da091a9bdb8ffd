export {
  useCreatePatientMutation,
  useGetPatientQuery,
  useListPatientsQuery,
  useUpdatePatientMutation,
  prefetchPatients,
} from './api';
export { patientsDomain } from './domain';
export { filterPatients } from './filterPatients';
export { searchChanged, selectPatientFilters, statusFilterChosen } from './slice';
export { DeletePatientDialog } from './ui/DeletePatientDialog';
export { PatientCountCard } from './ui/PatientCountCard';
export { PatientFilters } from './ui/PatientFilters';
export { PatientForm } from './ui/PatientForm';
export { PatientOverview } from './ui/PatientOverview';
export { PatientSelectField } from './ui/PatientSelectField';
export { PatientStatsCards } from './ui/PatientStatsCards';
export { PatientTable } from './ui/PatientTable';
export { RecentPatientsCard } from './ui/RecentPatientsCard';
export { useShownPatient } from './useShownPatient';
