export const APPOINTMENT_PATHS = {
  list: '/api/appointments',
  one: (id: string) => `/api/appointments/${encodeURIComponent(id)}`,
  status: (id: string) => `/api/appointments/${encodeURIComponent(id)}/status`,
  stats: '/api/appointments/stats/overview',
  today: '/api/appointments/today',
  mine: '/api/appointments/my-appointments',
  /** Only on our server. A series is previewed first, and then saved completely or not at all. */
  seriesPreview: '/api/appointments/series/preview',
  series: '/api/appointments/series',
  /** Only on our server. Undoes a change whose answer contained `undo`. */
  undo: (id: string) => `/api/appointments/${encodeURIComponent(id)}/undo`,
  /** Only on our server (`appointmentBatch`). Changes several appointments, or none, and undoes that. */
  batch: '/api/appointments/batch',
  batchUndo: '/api/appointments/batch/undo',
  /** Only on our server. What happened to an appointment, and two changes that the documented PATCH lacks. */
  events: (id: string) => `/api/appointments/${encodeURIComponent(id)}/events`,
  cancellation: (id: string) => `/api/appointments/${encodeURIComponent(id)}/cancellation`,
  noShow: (id: string) => `/api/appointments/${encodeURIComponent(id)}/no-show`,
  /** Only on our server. Notes that the patient has arrived, or takes that back. */
  arrival: (id: string) => `/api/appointments/${encodeURIComponent(id)}/arrival`,
  calendarFile: (id: string) => `/api/appointments/${encodeURIComponent(id)}/calendar.ics`,
} as const;

/** Only on our server. The private address under which other calendars subscribe to a user's appointments. */
export const CALENDAR_PATHS = {
  /** GET says whether the feed exists, POST replaces its address, DELETE revokes it. */
  feed: '/api/calendar/feed',
  file: (token: string) => `/api/calendar/${encodeURIComponent(token)}.ics`,
} as const;
