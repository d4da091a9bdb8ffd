/** Paths of the copy of a record: the therapist's, and the patient's own. */
export const RECORD_PATHS = {
  ofPatient: (id: string) => `/api/patients/${encodeURIComponent(id)}/export`,
  own: '/api/my-record/export',
} as const;
