export { appointmentsDomain } from '@/features/appointments';
export { PatientDetailPage } from './ui/PatientDetailPage';
