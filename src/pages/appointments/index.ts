import { appointmentsDomain, prefetchAgenda, prefetchAppointmentStats } from '@/features/appointments';
import type { Visit } from '@/shared/redux';

export { AppointmentsPage as Component } from './ui/AppointmentsPage';
export const domains = [appointmentsDomain];

export const prefetches = ({ search }: Visit) => [prefetchAgenda(search), prefetchAppointmentStats];
