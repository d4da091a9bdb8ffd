import { prefetchProgressStats } from '@/features/progress';
import { prefetchMySessions } from '@/features/sessions';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchProgressStats, prefetchMySessions];
