import type { Domain } from '@/shared/redux';
import { startAuthListeners } from './listeners';
import { authSlice } from './slice';

/** Who is signed in is shared (`shared/identity`); the slice says how far signing in has come. */
export const authDomain: Domain = {
  name: 'auth',
  slices: [authSlice],
  startListeners: startAuthListeners,
};
