import { prefetchMyAppointments } from '@/features/appointments';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchMyAppointments];
