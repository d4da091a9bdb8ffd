/** Only on our server. */
export const SERVICE_PATHS = {
  list: '/api/services',
  one: (id: string) => `/api/services/${encodeURIComponent(id)}`,
} as const;
