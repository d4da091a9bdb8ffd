/** Paths of sessions (spec §7). */
export const SESSION_PATHS = {
  list: '/api/sessions',
  one: (id: string) => `/api/sessions/${encodeURIComponent(id)}`,
  mine: '/api/sessions/my-sessions',
  ofPatient: (patientId: string) => `/api/sessions/patient/${encodeURIComponent(patientId)}`,
} as const;
