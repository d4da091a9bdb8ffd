import { prefetchRun, prefetchTodayRoutines } from '@/features/progress';
import type { Visit } from '@/shared/api';
import { RUN_PARAM } from '@/shared/routes';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = ({ search }: Visit) => {
  const run = new URLSearchParams(search).get(RUN_PARAM);
  return [run ? prefetchRun(run) : prefetchTodayRoutines];
};
