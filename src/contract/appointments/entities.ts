export type {
  Appointment,
  AppointmentConflict,
  AppointmentEvent,
  AppointmentHistory,
  AppointmentReply,
  AppointmentSlot,
  AppointmentStats,
  AppointmentUndo,
  CalendarFeedState,
  OutsideTeam,
  SeriesOccurrence,
  SeriesPlan,
} from './answers';
