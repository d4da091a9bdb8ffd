export { patientsDomain } from '@/features/patients';
export { prefetches } from './prefetches';
export { PatientsPage } from './ui/PatientsPage';
