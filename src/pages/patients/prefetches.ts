import { prefetchPatients } from '@/features/patients';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchPatients];
