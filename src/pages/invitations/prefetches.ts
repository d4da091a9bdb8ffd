import { prefetchInvitations } from '@/features/invitations';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchInvitations];
