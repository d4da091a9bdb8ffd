/** Tag names of every domain, in one place, so that a domain can make another's data stale by name. */
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
  'Routine',
  'Session',
  'UnreadCount',
  'UserSession',
] as const;
export type TagType = (typeof TAG_TYPES)[number];
