import { prefetchProgressStats } from '@/features/progress';
import { prefetchMySessions } from '@/features/sessions';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchProgressStats, prefetchMySessions];
