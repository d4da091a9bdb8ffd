import type { Domain } from '@/shared/redux';
import { startProgressListeners } from './listeners';
import { runnerSlice } from './runner/runnerSlice';
import { progressSlice } from './slice';

export const progressDomain: Domain = {
  name: 'progress',
  slices: [progressSlice, runnerSlice],
  startListeners: startProgressListeners,
};
