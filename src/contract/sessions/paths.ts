export const SESSION_PATHS = {
  list: '/api/sessions',
  one: (id: string) => `/api/sessions/${encodeURIComponent(id)}`,
  versions: (id: string) => `/api/sessions/${encodeURIComponent(id)}/versions`,
  mine: '/api/sessions/my-sessions',
  ofPatient: (patientId: string) => `/api/sessions/patient/${encodeURIComponent(patientId)}`,
} as const;
