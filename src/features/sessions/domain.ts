import type { Domain } from '@/shared/redux';
import { sessionsSlice } from './slice';

export const sessionsDomain: Domain = { name: 'sessions', slices: [sessionsSlice] };
