/** Only on our server. The hours of the therapists, by the id of their account. */
export const HOURS_PATHS = {
  list: '/api/hours',
  weeks: (id: string) => `/api/hours/${encodeURIComponent(id)}/weeks`,
  extras: (id: string) => `/api/hours/${encodeURIComponent(id)}/extras`,
  absences: (id: string) => `/api/hours/${encodeURIComponent(id)}/absences`,
  /** Appointments on which an absence would fall. */
  touched: (id: string) => `/api/hours/${encodeURIComponent(id)}/touched`,
  /** With `appointmentBatch`: the times that these may move to. */
  touchedOptions: (id: string) => `/api/hours/${encodeURIComponent(id)}/touched/options`,
  absence: (id: string) => `/api/hours/absences/${encodeURIComponent(id)}`,
} as const;
