import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startAuthListeners } from './listeners';
import { authSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof authSlice> {}
}

/** The signed-in user is in `shared/identity`; this slice holds only the step of the sign-in. */
export const authDomain: Domain = {
  name: 'auth',
  slices: [authSlice],
  startListeners: startAuthListeners,
};
