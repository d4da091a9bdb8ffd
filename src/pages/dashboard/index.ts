export { appointmentsDomain } from '@/features/appointments';
export { prefetches } from './prefetches';
export { DashboardPage } from './ui/DashboardPage';
