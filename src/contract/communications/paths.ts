/** Only on our server (`communications`). What was told to a patient outside the application, and what came back. */
export const COMMUNICATION_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/communications`,
  /** Notes that the patient was told of an appointment by hand. */
  told: (id: string) => `/api/appointments/${encodeURIComponent(id)}/told`,
  /** Appointments of today and tomorrow of which nobody has told the patient. */
  untold: '/api/appointments/untold',
} as const;
