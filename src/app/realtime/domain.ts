import { connectionDomain } from '@/shared/realtime';
import type { Domain } from '@/shared/redux';
import { startRealtimeListeners } from './listeners';

/**
 * The socket's domains. Loaded only if the build flag REALTIME is on, so that other builds do not contain it.
 */
export const realtimeDomains: readonly Domain[] = [
  connectionDomain,
  { name: 'realtime', startListeners: startRealtimeListeners },
];
