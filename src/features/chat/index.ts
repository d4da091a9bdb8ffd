export { prefetchConversations } from './api';
export { chatDomain } from './domain';
export { newDialogToggled, selectNewDialogOpen } from './slice';
export { ConversationList } from './ui/ConversationList';
export { ConversationView } from './ui/ConversationView';
export { NewConversationDialog } from './ui/NewConversationDialog';
export { useChatStart } from './useChatStart';
export { StartChatButton } from './ui/StartChatButton';
