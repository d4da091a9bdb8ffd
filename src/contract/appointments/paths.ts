/** Paths of appointments. */
export const APPOINTMENT_PATHS = {
  list: '/api/appointments',
  one: (id: string) => `/api/appointments/${encodeURIComponent(id)}`,
  status: (id: string) => `/api/appointments/${encodeURIComponent(id)}/status`,
  stats: '/api/appointments/stats/overview',
  today: '/api/appointments/today',
  mine: '/api/appointments/my-appointments',
  /** Our server's own: a series is shown before it is saved, and saved whole or not at all. */
  seriesPreview: '/api/appointments/series/preview',
  series: '/api/appointments/series',
  /** Our server's own: takes back a change that its answer said can be undone. */
  undo: (id: string) => `/api/appointments/${encodeURIComponent(id)}/undo`,
  calendarFile: (id: string) => `/api/appointments/${encodeURIComponent(id)}/calendar.ics`,
} as const;

/** Our server's own: the private calendar address of a user, to subscribe to from other calendars. */
export const CALENDAR_PATHS = {
  /** GET says whether the feed exists, POST replaces its address, DELETE revokes it. */
  feed: '/api/calendar/feed',
  file: (token: string) => `/api/calendar/${encodeURIComponent(token)}.ics`,
} as const;
