export const PATIENT_PATHS = {
  list: '/api/patients',
  contact: '/api/patients/contact',
  /** Only on our server. Contact data of a record, for who may not read the rest. */
  contactOf: (id: string) => `/api/patients/${encodeURIComponent(id)}/contact`,
  duplicates: '/api/patients/duplicates',
  one: (id: string) => `/api/patients/${encodeURIComponent(id)}`,
  stats: (id: string) => `/api/patients/${encodeURIComponent(id)}/stats`,
  evaluations: (id: string) => `/api/patients/${encodeURIComponent(id)}/evaluations`,
} as const;
