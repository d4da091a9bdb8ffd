import { prefetchPatients } from '@/features/patients';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchPatients];
