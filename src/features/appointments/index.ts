export { agendaAddress, agendaOfUnconfirmed, readAgendaAddress } from './address';
export {
  useGetAppointmentQuery,
  prefetchAppointmentStats,
  prefetchMyAppointments,
  prefetchTodayAppointments,
} from './api';
export { appointmentsDomain } from './domain';
export { PatientMarks } from './patientMarks';
export type { AppointmentPrefill } from './formValues';
export { newAppointmentAddress, nextAppointmentAddress, WEEKLY_PARAM } from './newAddress';
export { useOutsideHours } from './outsideHours';
export { OutsideQuestion, type OutsideQuestionProps } from './ui/OutsideQuestion';
export { TeamQuestion } from './ui/TeamQuestion';
export { prefetchAgenda } from './prefetchAgenda';
export { useAheadCount } from './useAheadCount';
export { useKnownAppointment } from './useKnownAppointment';
export { useAppointmentCompletion } from './useAppointmentCompletion';
export { createdIn, createdState, type CreatedAppointment } from './createdAppointment';
export { keptChoices } from './keptChoices';
export { addressRead, choicesRestored, selectAgenda, selectIsUntouched } from './slice';
export type { PatientFilterProps } from './ui/AgendaFilterFields';
export type { AgendaChoices } from './ui/calendar/agendaChoices';
export { CalendarView, type CalendarViewProps } from './ui/calendar/CalendarView';
export type { FreeSlot } from './ui/calendar/freeSlot';
export { AgendaToolbar } from './ui/AgendaToolbar';
export { AppointmentCountCards } from './ui/AppointmentCountCards';
export { AppointmentForm } from './ui/AppointmentForm';
export { AppointmentListView } from './ui/AppointmentListView';
export { AppointmentStatsCards } from './ui/AppointmentStatsCards';
export { CalendarFeedDialog } from './ui/CalendarFeedDialog';
export { DeleteAppointmentDialog } from './ui/DeleteAppointmentDialog';
export { MyAppointments } from './ui/MyAppointments';
export { NextAppointmentCard } from './ui/NextAppointmentCard';
export { PatientAppointments } from './ui/PatientAppointments';
export { PatientNextAppointment } from './ui/PatientNextAppointment';
export { DeskSection } from './ui/DeskSection';
export { TodaySection } from './ui/TodaySection';
export { UntoldSection } from './ui/UntoldSection';
export { TouchedAppointments } from './ui/TouchedAppointments';
export { calendarQueryOf, queryOf } from './selectAppointments';
