export { patientsDomain } from '@/features/patients';
export { PatientDetailPage } from './ui/PatientDetailPage';
