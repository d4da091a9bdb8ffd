import { prefetchMyAppointments } from '@/features/appointments';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchMyAppointments];
