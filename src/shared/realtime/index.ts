export { connectionDomain, selectConnected, selectLive, selectOpenConversation } from './connection';
export {
  connectionChanged,
  conversationClosed,
  conversationOpened,
  messageDelivered,
  messageReceived,
  ownTypingChanged,
  typingStarted,
  typingStopped,
  unreadMayHaveChanged,
} from './events';
