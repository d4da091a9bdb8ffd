import { prefetchCapabilities } from '@/shared/capabilities';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchCapabilities];
