import { appointmentsDomain } from '@/features/appointments';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { patientsDomain } from '@/features/patients';

export { PatientDetailPage as Component } from './ui/PatientDetailPage';
export const domains = [appointmentsDomain, chatDomain, documentsDomain, patientsDomain];
