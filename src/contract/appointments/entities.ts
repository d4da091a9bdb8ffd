export type {
  Appointment,
  AppointmentConflict,
  AppointmentEvent,
  AppointmentHistory,
  AppointmentSlot,
  AppointmentStats,
  AppointmentUndo,
  CalendarFeedState,
  OutsideTeam,
  SeriesOccurrence,
  SeriesPlan,
} from './answers';
