export { chatDomain } from '@/features/chat';
export { ConversationPage } from './ui/ConversationPage';
export { ConversationsPage } from './ui/ConversationsPage';
