import { prefetchMySessions, prefetchSessions } from '@/features/sessions';
import type { Visit } from '@/shared/api';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = ({ role }: Visit) => [role === 'PATIENT' ? prefetchMySessions : prefetchSessions];
