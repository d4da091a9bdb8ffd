import type { Domain } from '@/shared/redux';
import { startProgressListeners } from './listeners';
import { progressSlice } from './slice';

export const progressDomain: Domain = {
  name: 'progress',
  slices: [progressSlice],
  startListeners: startProgressListeners,
};
