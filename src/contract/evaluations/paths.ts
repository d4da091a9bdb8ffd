/** Paths of evaluations (decisions, Paths that the spec does not show). */
export const EVALUATION_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/evaluations`,
  one: (id: string) => `/api/evaluations/${encodeURIComponent(id)}`,
} as const;
