import { prefetchCapabilities } from '@/shared/capabilities';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchCapabilities];
