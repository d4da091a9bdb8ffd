import { prefetchAgenda, prefetchAppointmentStats } from '@/features/appointments';
import type { Visit } from '@/shared/api';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = ({ search }: Visit) => [prefetchAgenda(search), prefetchAppointmentStats];
