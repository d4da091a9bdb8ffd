/** Limits and intervals of conversations. Times are in milliseconds. */
export const CHAT_LIMITS = {
  previewLength: 50,
  typingStopMs: 2000,
  messageMax: 4000,
  pageSize: 50,
  /** Refresh interval of an open conversation and of the list if realtime is off. */
  conversationPollMs: 5_000,
  listPollMs: 15_000,
} as const;

/** Settings of the socket client. */
export const SOCKET_LIMITS = {
  reconnectionDelayMs: 1000,
  reconnectionDelayMaxMs: 5000,
  timeoutMs: 20_000,
} as const;
