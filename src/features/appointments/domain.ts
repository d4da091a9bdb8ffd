import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startAppointmentListeners } from './listeners';
import { selectionSlice } from './selection';
import { appointmentsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof appointmentsSlice>, WithSlice<typeof selectionSlice> {}
}

export const appointmentsDomain: Domain = {
  name: 'appointments',
  slices: [appointmentsSlice, selectionSlice],
  startListeners: startAppointmentListeners,
};
