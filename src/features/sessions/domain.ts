import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { sessionsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof sessionsSlice> {}
}

export const sessionsDomain: Domain = { name: 'sessions', slices: [sessionsSlice] };
