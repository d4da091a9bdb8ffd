import { prefetchProgressStats } from '@/features/progress';
import { sessionsDomain, prefetchMySessions } from '@/features/sessions';

export { MyProgressPage as Component } from './ui/MyProgressPage';
export const domains = [sessionsDomain];

export const prefetches = () => [prefetchProgressStats, prefetchMySessions];
