export { prefetchConversations } from './api';
export { chatDomain } from './domain';
export { useHasUnsentFor } from './slice';
export { ConversationList } from './ui/ConversationList';
export { ConversationView } from './ui/ConversationView';
export { NewConversationDialog } from './ui/NewConversationDialog';
export { PatientConversation } from './ui/PatientConversation';
export { useChatStart, StartChatButton } from './ui/StartChatButton';
