export { useGetLinkedAppointmentQuery } from './api';
export { LinkedAppointmentPanel } from './ui/LinkedAppointmentPanel';
