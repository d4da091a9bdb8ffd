export { chatDomain } from '@/features/chat';
export { prefetches } from './prefetches';
export { ConversationPage } from './ui/ConversationPage';
export { ConversationsPage } from './ui/ConversationsPage';
