export { prefetches } from './prefetches';
export { MyAppointmentsPage } from './ui/MyAppointmentsPage';
