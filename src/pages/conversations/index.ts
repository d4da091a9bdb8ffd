import { chatDomain, prefetchConversations } from '@/features/chat';

export { ConversationPage } from './ui/ConversationPage';
export { ConversationsPage } from './ui/ConversationsPage';
export const domains = [chatDomain];
export const prefetches = () => [prefetchConversations];
