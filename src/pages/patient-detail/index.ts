export { documentsDomain } from '@/features/documents';
export { patientsDomain } from '@/features/patients';
export { appointmentsDomain } from '@/features/appointments';
export { chatDomain } from '@/features/chat';
export { PatientDetailPage } from './ui/PatientDetailPage';
