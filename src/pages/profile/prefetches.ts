import { prefetchProfile } from '@/features/profile';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchProfile];
