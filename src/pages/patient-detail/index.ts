export { patientsDomain } from '@/features/patients';
export { appointmentsDomain } from '@/features/appointments';
export { PatientDetailPage } from './ui/PatientDetailPage';
