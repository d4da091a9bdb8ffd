import type { Domain } from '@/shared/redux';
import { startAppointmentListeners } from './listeners';
import { appointmentsSlice } from './slice';

export const appointmentsDomain: Domain = {
  name: 'appointments',
  slices: [appointmentsSlice],
  startListeners: startAppointmentListeners,
};
