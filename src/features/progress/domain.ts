import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startProgressListeners } from './listeners';
import { runnerSlice } from './runner/runnerSlice';
import { progressSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof progressSlice>, WithSlice<typeof runnerSlice> {}
}

export const progressDomain: Domain = {
  name: 'progress',
  slices: [progressSlice, runnerSlice],
  startListeners: startProgressListeners,
};
