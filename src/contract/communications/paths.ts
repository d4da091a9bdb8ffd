/** Only on our server (`communications`). What was told to a patient outside the application, and what came back. */
export const COMMUNICATION_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/communications`,
} as const;
