import { prefetchRun, prefetchTodayRoutines } from '@/features/progress';
import type { Visit } from '@/shared/api';
import { RUN } from './address';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = ({ search }: Visit) => {
  const run = new URLSearchParams(search).get(RUN);
  return [run ? prefetchRun(run) : prefetchTodayRoutines];
};
