/** Paths of the episodes of care. Our server's own. */
export const EPISODE_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/episodes`,
  one: (id: string) => `/api/episodes/${encodeURIComponent(id)}`,
  discharge: (id: string) => `/api/episodes/${encodeURIComponent(id)}/discharge`,
  reopen: (id: string) => `/api/episodes/${encodeURIComponent(id)}/reopen`,
} as const;
