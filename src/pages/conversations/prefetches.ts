import { prefetchConversations } from '@/features/chat';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchConversations];
