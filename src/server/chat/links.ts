/** Paths of the browser app that notifications of this domain point to. */
export const ROUTES_OF_NOTIFICATIONS = {
  conversation: (id: string) => `/conversations/${id}`,
} as const;
