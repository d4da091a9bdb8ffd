import type { Domain } from '@/shared/redux';
import { appointmentsSlice } from './slice';

export const appointmentsDomain: Domain = { name: 'appointments', slices: [appointmentsSlice] };
