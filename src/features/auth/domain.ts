import type { Domain } from '@/shared/redux';
import { startAuthListeners } from './listeners';

/** Sign-in has no screen state of its own: identity is shared, forms keep theirs. */
export const authDomain: Domain = { name: 'auth', startListeners: startAuthListeners };
