export const CHAT_PATHS = {
  list: '/api/conversations',
  one: (id: string) => `/api/conversations/${encodeURIComponent(id)}`,
  messages: (id: string) => `/api/conversations/${encodeURIComponent(id)}/messages`,
} as const;
