export { AppointmentLinkPage } from './ui/AppointmentLinkPage';
