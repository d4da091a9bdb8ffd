export { useGetLinkedAppointmentQuery } from './api';
export { LinkedAppointmentPanel } from './ui/LinkedAppointmentPanel';
export { OwnAnswers } from './ui/OwnAnswers';
