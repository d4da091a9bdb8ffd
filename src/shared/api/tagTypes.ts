/**
 * Names of the tags by which a domain invalidates data of another. One that only its own domain uses is named there, by
 * `enhanceEndpoints`.
 */
export const TAG_TYPES = [
  'Alert',
  'Appointment',
  'AppointmentStats',
  'Conversation',
  'Document',
  'Evaluation',
  'Exercise',
  'Import',
  'Invitation',
  'Patient',
  'PatientStats',
  'PracticeHours',
  'PracticeSettings',
  'Profile',
  'Progress',
  'Routine',
  'Session',
] as const;
export type TagType = (typeof TAG_TYPES)[number];
