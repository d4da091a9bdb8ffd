import type { AppStore } from '@/shared/redux';
import { lazyPage, type LazyPage } from './lazyPage';

/** Every screen behind the log-in by name, each downloaded when first shown. */
export function definePages(store: AppStore) {
  const page = (load: Parameters<typeof lazyPage>[1]): LazyPage => lazyPage(store, load);
  return {
    dashboard: page(async () => ({ default: (await import('@/pages/dashboard')).DashboardPage })),
    patients: page(async () => {
      const { PatientsPage, patientsDomain } = await import('@/pages/patients');
      return { default: PatientsPage, domains: [patientsDomain] };
    }),
    patientForm: page(async () => ({ default: (await import('@/pages/patient-form')).PatientFormPage })),
    patientDetail: page(async () => ({
      default: (await import('@/pages/patient-detail')).PatientDetailPage,
    })),
    invitations: page(async () => {
      const { InvitationsPage, invitationsDomain } = await import('@/pages/invitations');
      return { default: InvitationsPage, domains: [invitationsDomain] };
    }),
    evaluationForm: page(async () => ({
      default: (await import('@/pages/evaluation-form')).EvaluationFormPage,
    })),
    sessionForm: page(async () => ({ default: (await import('@/pages/session-form')).SessionFormPage })),
    sessionDetail: page(async () => ({
      default: (await import('@/pages/session-detail')).SessionDetailPage,
    })),
    history: page(async () => {
      const { HistoryPage, sessionsDomain } = await import('@/pages/history');
      return { default: HistoryPage, domains: [sessionsDomain] };
    }),
    myProgress: page(async () => {
      const { MyProgressPage, sessionsDomain } = await import('@/pages/my-progress');
      return { default: MyProgressPage, domains: [sessionsDomain] };
    }),
    myRoutines: page(async () => {
      const { MyRoutinesPage, progressDomain } = await import('@/pages/my-routines');
      return { default: MyRoutinesPage, domains: [progressDomain] };
    }),
    mySessions: page(async () => ({ default: (await import('@/pages/my-sessions')).MySessionsPage })),
    appointments: page(async () => {
      const { AppointmentsPage, appointmentsDomain } = await import('@/pages/appointments');
      return { default: AppointmentsPage, domains: [appointmentsDomain] };
    }),
    appointmentForm: page(async () => ({
      default: (await import('@/pages/appointment-form')).AppointmentFormPage,
    })),
    patientAppointment: page(async () => ({
      default: (await import('@/pages/appointment-form')).PatientAppointmentPage,
    })),
    myAppointments: page(async () => ({
      default: (await import('@/pages/my-appointments')).MyAppointmentsPage,
    })),
    conversations: page(async () => {
      const { ConversationsPage, chatDomain } = await import('@/pages/conversations');
      return { default: ConversationsPage, domains: [chatDomain] };
    }),
    conversation: page(async () => {
      const { ConversationPage, chatDomain } = await import('@/pages/conversations');
      return { default: ConversationPage, domains: [chatDomain] };
    }),
    exercises: page(async () => {
      const { ExercisesPage, exercisesDomain } = await import('@/pages/exercises');
      return { default: ExercisesPage, domains: [exercisesDomain] };
    }),
    routines: page(async () => {
      const { RoutinesPage, routinesDomain, exercisesDomain } = await import('@/pages/routines');
      return { default: RoutinesPage, domains: [routinesDomain, exercisesDomain] };
    }),
    routinePrint: page(async () => ({ default: (await import('@/pages/routine-print')).RoutinePrintPage })),
    patientRoutine: page(async () => ({
      default: (await import('@/pages/patient-routine')).PatientRoutinePage,
    })),
    homeExercises: page(async () => {
      const { HomeExercisesPage, exercisesDomain } = await import('@/pages/home-exercises');
      return { default: HomeExercisesPage, domains: [exercisesDomain] };
    }),
    recordCopy: page(async () => ({ default: (await import('@/pages/record-copy')).RecordCopyPage })),
    myRecordCopy: page(async () => ({ default: (await import('@/pages/record-copy')).MyRecordCopyPage })),
    myData: page(async () => ({ default: (await import('@/pages/my-data')).MyDataPage })),
    accessLog: page(async () => {
      const { AuditLogPage, auditDomain } = await import('@/pages/audit-log');
      return { default: AuditLogPage, domains: [auditDomain] };
    }),
    profile: page(async () => ({ default: (await import('@/pages/profile')).ProfilePage })),
  };
}

export type Pages = ReturnType<typeof definePages>;
