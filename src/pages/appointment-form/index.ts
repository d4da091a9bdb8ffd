export { AppointmentFormPage, PatientAppointmentPage } from './ui/AppointmentFormPage';
