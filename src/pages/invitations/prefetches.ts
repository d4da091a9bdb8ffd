import { prefetchInvitations } from '@/features/invitations';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchInvitations];
