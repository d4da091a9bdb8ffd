export { patientsDomain } from '@/features/patients';
export { PatientsPage } from './ui/PatientsPage';
