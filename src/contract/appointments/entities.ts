export type {
  Appointment,
  AppointmentConflict,
  AppointmentEvent,
  AppointmentHistory,
  AppointmentSlot,
  AppointmentStats,
  AppointmentUndo,
  CalendarFeedState,
  SeriesOccurrence,
  SeriesPlan,
} from './answers';
