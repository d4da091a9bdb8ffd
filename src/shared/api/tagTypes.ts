/** Tag names of all domains in one place, so that a domain can invalidate data of another. */
export const TAG_TYPES = [
  'Appointment',
  'AppointmentStats',
  'Audit',
  'CalendarFeed',
  'Consent',
  'Conversation',
  'Evaluation',
  'Exercise',
  'Invitation',
  'Notification',
  'Patient',
  'PatientStats',
  'Profile',
  'Progress',
  'Room',
  'Routine',
  'Service',
  'Session',
  'UnreadCount',
  'UserSession',
] as const;
export type TagType = (typeof TAG_TYPES)[number];
