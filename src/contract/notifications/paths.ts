export const NOTIFICATION_PATHS = {
  list: '/api/notifications',
  unreadCount: '/api/notifications/unread-count',
  read: (id: string) => `/api/notifications/${encodeURIComponent(id)}/read`,
  markAllRead: '/api/notifications/mark-all-read',
  one: (id: string) => `/api/notifications/${encodeURIComponent(id)}`,
} as const;
