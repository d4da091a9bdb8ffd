import { prefetchAgenda, prefetchAppointmentStats } from '@/features/appointments';
import type { Visit } from '@/shared/api';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = ({ search }: Visit) => [prefetchAgenda(search), prefetchAppointmentStats];
