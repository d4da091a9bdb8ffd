export type {
  Appointment,
  AppointmentConflict,
  AppointmentSlot,
  AppointmentStats,
  AppointmentUndo,
  CalendarFeedState,
  SeriesOccurrence,
  SeriesPlan,
} from './answers';
