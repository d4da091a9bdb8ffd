export { appointmentsDomain } from '@/features/appointments';
export { prefetches } from './prefetches';
export { AppointmentsPage } from './ui/AppointmentsPage';
