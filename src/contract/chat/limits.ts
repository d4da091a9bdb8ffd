/** Constants of conversations and realtime. Times in milliseconds. */
export const CHAT_LIMITS = {
  previewLength: 50,
  typingStopMs: 2000,
  messageMax: 4000,
  pageSize: 50,
  /** How often an open conversation and the list refresh where realtime is off. */
  conversationPollMs: 5_000,
  listPollMs: 15_000,
} as const;

/** Socket client. */
export const SOCKET_LIMITS = {
  reconnectionDelayMs: 1000,
  reconnectionDelayMaxMs: 5000,
  timeoutMs: 20_000,
} as const;
