/** Only on our server. */
export const ROOM_PATHS = {
  list: '/api/rooms',
  one: (id: string) => `/api/rooms/${encodeURIComponent(id)}`,
} as const;
