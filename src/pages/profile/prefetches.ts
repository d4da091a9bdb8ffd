import { prefetchProfile } from '@/features/profile';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchProfile];
