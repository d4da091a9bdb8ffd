export const EVALUATION_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/evaluations`,
  one: (id: string) => `/api/evaluations/${encodeURIComponent(id)}`,
  versions: (id: string) => `/api/evaluations/${encodeURIComponent(id)}/versions`,
} as const;
