/** Paths of routine progress. */
export const PROGRESS_PATHS = {
  today: '/api/routine-progress/today',
  stats: '/api/routine-progress/stats',
  one: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}`,
  start: '/api/routine-progress/start',
  completeExercise: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/complete-exercise`,
  finish: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/finish`,
  finishByBody: '/api/routine-progress/finish',
  /** Ours: the therapist has looked at a run with pain. */
  review: (id: string) => `/api/routine-progress/${encodeURIComponent(id)}/review`,
  /** Ours: prescribed against done, for the therapist. */
  adherence: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/adherence`,
} as const;
