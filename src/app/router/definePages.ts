import type { AppStore } from '@/shared/redux';
import { lazyPage, type LazyPage } from './lazyPage';

type Define = (load: Parameters<typeof lazyPage>[1]) => LazyPage;

/** Patients and their records. */
const recordPages = (page: Define) => ({
  patients: page(async () => {
    const { PatientsPage, patientsDomain, prefetches } = await import('@/pages/patients');
    return { default: PatientsPage, domains: [patientsDomain], prefetches };
  }),
  patientForm: page(async () => {
    const { PatientFormPage, prefetches } = await import('@/pages/patient-form');
    return { default: PatientFormPage, prefetches };
  }),
  patientDetail: page(async () => {
    const { PatientDetailPage, appointmentsDomain, chatDomain, documentsDomain, patientsDomain } =
      await import('@/pages/patient-detail');
    return {
      default: PatientDetailPage,
      domains: [appointmentsDomain, chatDomain, documentsDomain, patientsDomain],
    };
  }),
  importPatients: page(async () => {
    const { ImportPage, importsDomain } = await import('@/pages/import');
    return { default: ImportPage, domains: [importsDomain] };
  }),
  invitations: page(async () => {
    const { InvitationsPage, invitationsDomain, prefetches } = await import('@/pages/invitations');
    return { default: InvitationsPage, domains: [invitationsDomain], prefetches };
  }),
  evaluationForm: page(async () => ({
    default: (await import('@/pages/evaluation-form')).EvaluationFormPage,
  })),
  sessionForm: page(async () => {
    const { SessionFormPage, prefetches } = await import('@/pages/session-form');
    return { default: SessionFormPage, prefetches };
  }),
  sessionDetail: page(async () => ({
    default: (await import('@/pages/session-detail')).SessionDetailPage,
  })),
  history: page(async () => {
    const { HistoryPage, sessionsDomain, prefetches } = await import('@/pages/history');
    return { default: HistoryPage, domains: [sessionsDomain], prefetches };
  }),
  recordCopy: page(async () => ({ default: (await import('@/pages/record-copy')).RecordCopyPage })),
});

/** Agenda, conversations, exercises and routines. */
const workPages = (page: Define) => ({
  appointments: page(async () => {
    const { AppointmentsPage, appointmentsDomain, prefetches } = await import('@/pages/appointments');
    return { default: AppointmentsPage, domains: [appointmentsDomain], prefetches };
  }),
  appointmentForm: page(async () => ({
    default: (await import('@/pages/appointment-form')).AppointmentFormPage,
  })),
  patientAppointment: page(async () => ({
    default: (await import('@/pages/appointment-form')).PatientAppointmentPage,
  })),
  hours: page(async () => ({ default: (await import('@/pages/hours')).HoursPage })),
  conversations: page(async () => {
    const { ConversationsPage, chatDomain, prefetches } = await import('@/pages/conversations');
    return { default: ConversationsPage, domains: [chatDomain], prefetches };
  }),
  conversation: page(async () => {
    const { ConversationPage, chatDomain } = await import('@/pages/conversations');
    return { default: ConversationPage, domains: [chatDomain] };
  }),
  exercises: page(async () => {
    const { ExercisesPage, exercisesDomain, prefetches } = await import('@/pages/exercises');
    return { default: ExercisesPage, domains: [exercisesDomain], prefetches };
  }),
  routines: page(async () => {
    const { RoutinesPage, routinesDomain, exercisesDomain, prefetches } = await import('@/pages/routines');
    return { default: RoutinesPage, domains: [routinesDomain, exercisesDomain], prefetches };
  }),
  routinePrint: page(async () => ({ default: (await import('@/pages/routine-print')).RoutinePrintPage })),
  patientRoutine: page(async () => ({
    default: (await import('@/pages/patient-routine')).PatientRoutinePage,
  })),
});

/** Pages of a patient's own data, and of every user's account. */
const ownPages = (page: Define) => ({
  dashboard: page(async () => {
    const { DashboardPage, appointmentsDomain, prefetches } = await import('@/pages/dashboard');
    return { default: DashboardPage, domains: [appointmentsDomain], prefetches };
  }),
  myProgress: page(async () => {
    const { MyProgressPage, sessionsDomain, prefetches } = await import('@/pages/my-progress');
    return { default: MyProgressPage, domains: [sessionsDomain], prefetches };
  }),
  myRoutines: page(async () => {
    const { MyRoutinesPage, progressDomain, prefetches } = await import('@/pages/my-routines');
    return { default: MyRoutinesPage, domains: [progressDomain], prefetches };
  }),
  mySessions: page(async () => {
    const { MySessionsPage, prefetches } = await import('@/pages/my-sessions');
    return { default: MySessionsPage, prefetches };
  }),
  myAppointments: page(async () => {
    const { MyAppointmentsPage, prefetches } = await import('@/pages/my-appointments');
    return { default: MyAppointmentsPage, prefetches };
  }),
  homeExercises: page(async () => {
    const { HomeExercisesPage, exercisesDomain } = await import('@/pages/home-exercises');
    return { default: HomeExercisesPage, domains: [exercisesDomain] };
  }),
  myRecordCopy: page(async () => ({ default: (await import('@/pages/record-copy')).MyRecordCopyPage })),
  myData: page(async () => ({ default: (await import('@/pages/my-data')).MyDataPage })),
  myDocuments: page(async () => {
    const { MyDocumentsPage, documentsDomain } = await import('@/pages/my-documents');
    return { default: MyDocumentsPage, domains: [documentsDomain] };
  }),
  accessLog: page(async () => {
    const { AuditLogPage, auditDomain } = await import('@/pages/audit-log');
    return { default: AuditLogPage, domains: [auditDomain] };
  }),
  settings: page(async () => ({ default: (await import('@/pages/settings')).SettingsPage })),
  profile: page(async () => {
    const { ProfilePage, prefetches } = await import('@/pages/profile');
    return { default: ProfilePage, prefetches };
  }),
});

/** All signed-in screens by name. Each is downloaded when first shown. */
export function definePages(store: AppStore) {
  const page: Define = (load) => lazyPage(store, load);
  return { ...recordPages(page), ...workPages(page), ...ownPages(page) };
}

export type Pages = ReturnType<typeof definePages>;
