import type { Domain } from '@/shared/redux';
import { routinesSlice } from './slice';

export const routinesDomain: Domain = { name: 'routines', slices: [routinesSlice] };
