import { prefetchMySessions } from '@/features/sessions';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchMySessions];
