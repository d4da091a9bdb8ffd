import type { Domain } from '@/shared/redux';
import { patientsSlice } from './slice';

export const patientsDomain: Domain = { name: 'patients', slices: [patientsSlice] };
