export const PROGRESS_PATHS = {
  today: '/api/routine-progress/today',
  stats: '/api/routine-progress/stats',
  one: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}`,
  start: '/api/routine-progress/start',
  completeExercise: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/complete-exercise`,
  finish: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/finish`,
  finishByBody: '/api/routine-progress/finish',
  /** Only on our server: marks a run with pain as reviewed by the therapist. */
  review: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/review`,
  /** Only on our server: adherence of a patient, for the therapist. */
  adherence: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/adherence`,
} as const;
