export { appointmentsDomain } from '@/features/appointments';
export { AppointmentsPage } from './ui/AppointmentsPage';
