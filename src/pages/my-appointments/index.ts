export { MyAppointmentsPage } from './ui/MyAppointmentsPage';
