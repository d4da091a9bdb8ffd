/** Paths of the clinical alerts. Our server's own. */
export const ALERT_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/alerts`,
  end: (id: string) => `/api/alerts/${encodeURIComponent(id)}/end`,
  /** Which patients have an open alert, without saying which one. */
  marks: '/api/alerts/marks',
} as const;
