import { connectionSlice } from '@/shared/realtime';
import type { Domain } from '@/shared/redux';
import { startRealtimeListeners } from './listeners';

/**
 * The socket's domain. Loaded only if the build flag REALTIME is on, so that other builds do not contain it.
 */
export const realtimeDomain: Domain = {
  name: 'realtime',
  slices: [connectionSlice],
  startListeners: startRealtimeListeners,
};
