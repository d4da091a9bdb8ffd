export { agendaAddress, agendaWith, readAgendaAddress } from './address';
export {
  useGetAppointmentQuery,
  prefetchAgendaStats,
  prefetchAppointmentStats,
  prefetchMyAppointments,
  prefetchTodayAppointments,
} from './api';
export { appointmentsDomain } from './domain';
export { PatientMarks } from './ui/AppointmentMarks';
export type { AppointmentPrefill } from './formValues';
export {
  newAppointmentAddress,
  nextAppointmentAddress,
  WEEKLY_PARAM,
  createdIn,
  createdState,
  type CreatedAppointment,
} from './newAppointment';
export { useOutsideHours, OutsideQuestion, type OutsideQuestionProps } from './ui/OutsideQuestion';
export { TeamQuestion } from './ui/TeamQuestion';
export { prefetchAgenda, showsPart, shownQueryOf } from './selectAppointments';
export { useAheadCount, useKnownAppointment, useVisitOfToday } from './appointmentQueries';
export { useAppointmentCompletion, useMissedVisit } from './statusChange';
export { keptChoices, selectHidesTherapists } from './keptChoices';
export { addressRead, choicesRestored, selectAgenda, selectIsUntouched } from './slice';
export type { PatientFilterProps } from './ui/AgendaFilterFields';
export type { AgendaChoices, FreeSlot } from './ui/calendar/agendaChoices';
export { CalendarView, type CalendarViewProps } from './ui/calendar/CalendarView';
export { AgendaToolbar } from './ui/AgendaToolbar';
export { AppointmentCountCards, AppointmentStatsCards } from './ui/AppointmentStatsCards';
export { AppointmentForm } from './ui/AppointmentForm';
export { AppointmentListView } from './ui/AppointmentListView';
export { CalendarFeedDialog } from './ui/CalendarFeedDialog';
export { DeleteAppointmentDialog } from './ui/DeleteAppointmentDialog';
export { MyAppointments } from './ui/MyAppointments';
export { NextAppointmentCard, PatientNextAppointment } from './ui/NextAppointmentCard';
export { PatientAppointments } from './ui/PatientAppointments';
export { DeskSection } from './ui/DeskSection';
export { TodaySection } from './ui/TodaySection';
export { UntoldSection } from './ui/UntoldSection';
export { TouchedAppointments } from './ui/TouchedAppointments';
