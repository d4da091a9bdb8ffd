import { prefetchConversations } from '@/features/chat';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchConversations];
