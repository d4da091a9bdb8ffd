import { progressDomain, prefetchRun, prefetchTodayRoutines } from '@/features/progress';
import type { Visit } from '@/shared/redux';
import { RUN_PARAM } from '@/shared/routes';

export { MyRoutinesPage as Component } from './ui/MyRoutinesPage';
export const domains = [progressDomain];

export const prefetches = ({ search }: Visit) => {
  const run = new URLSearchParams(search).get(RUN_PARAM);
  return [run ? prefetchRun(run) : prefetchTodayRoutines];
};
