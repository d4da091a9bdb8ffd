import { prefetchMyAppointments } from '@/features/appointments';

export { MyAppointmentsPage as Component } from './ui/MyAppointmentsPage';

export const prefetches = () => [prefetchMyAppointments];
