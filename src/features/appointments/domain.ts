import type { Domain } from '@/shared/redux';
import { startAppointmentListeners } from './listeners';
import { selectionSlice } from './selection';
import { appointmentsSlice } from './slice';

export const appointmentsDomain: Domain = {
  name: 'appointments',
  slices: [appointmentsSlice, selectionSlice],
  startListeners: startAppointmentListeners,
};
