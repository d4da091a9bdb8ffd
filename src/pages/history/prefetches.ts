import { prefetchMySessions, prefetchSessions } from '@/features/sessions';
import type { Visit } from '@/shared/api';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = ({ role }: Visit) => [role === 'PATIENT' ? prefetchMySessions : prefetchSessions];
