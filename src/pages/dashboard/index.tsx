import { useNavigate } from 'react-router-dom';
import {
  appointmentsDomain,
  prefetchAppointmentStats,
  prefetchMyAppointments,
  prefetchTodayAppointments,
  agendaWith,
  AppointmentCountCards,
  TodaySection,
  UntoldSection,
  NextAppointmentCard,
  DeskSection,
} from '@/features/appointments';
import { OpenedInvitation, useAuth } from '@/features/auth';
import { prefetchConsent, ConsentNotice } from '@/features/consent';
import { DashboardGreeting, QuickActions, DashboardGrid } from '@/features/dashboard';
import { prefetchRecentPatients, PatientCountCard, RecentPatientsCard } from '@/features/patients';
import { PendingWork } from '@/features/pending';
import { HolidaysNotice } from '@/features/practice';
import {
  prefetchMyRoutines,
  prefetchTodayRoutines,
  ActiveRoutinesCard,
  BeginTodayCard,
  PendingExercisesCard,
  UnsentBanner,
  usePatientRoutineCounts,
} from '@/features/progress';
import { prefetchMySessions, MySessionCards } from '@/features/sessions';
import { useListTeamQuery } from '@/features/team';
import { useCapability } from '@/shared/capabilities';
import type { Visit } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import {
  CalendarIcon,
  CalendarPlusIcon,
  UserPlusIcon,
  ConversationIcon,
  ExerciseIcon,
  ProgressIcon,
  RoutineIcon,
  HistoryIcon,
  PatientsIcon,
} from '@/shared/ui/icon/icons';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { StatGrid, StatCard } from '@/shared/ui/stat-card/StatCard';

const DASHBOARDS = { THERAPIST: TherapistDashboard, PATIENT: PatientDashboard, ADMIN: AdminDashboard };

/** /dashboard: a greeting and the cards of the user's role. */
export function DashboardPage() {
  const { user } = useAuth();
  if (!user) return null;
  const Dashboard = DASHBOARDS[user.role];
  return (
    <>
      <OpenedInvitation />
      <DashboardGreeting name={user.name} />
      <Dashboard />
    </>
  );
}

const agenda = { label: 'Ver agenda', to: ROUTES.appointments, icon: CalendarIcon };

const THERAPIST_ACTIONS = [
  { label: 'Nuevo paciente', to: ROUTES.newPatient, icon: UserPlusIcon },
  { label: 'Nueva cita', to: ROUTES.newAppointment, icon: CalendarPlusIcon },
  agenda,
];

/**
 * What narrows the agenda to the appointments that a dashboard counts: one's own, where the agenda shows the practice's.
 * Nothing where nobody else treats there or has treated, because a filter would only seem to leave something out.
 */
function useOwnReach(): 'own' | '' {
  const { isAdmin } = useAuth();
  const { data: team } = useListTeamQuery(undefined, { skip: !isAdmin });
  const isAlone = team?.filter(({ role }) => role === 'THERAPIST').length === 1;
  return isAdmin && !isAlone ? 'own' : '';
}

/** Today's appointments, counts, quick actions and the five most recent patients. */
function TherapistDashboard() {
  const { isAdmin } = useAuth();
  const reach = useOwnReach();
  const unconfirmedAddress = (startDate: string, endDate: string) =>
    agendaWith({ startDate, endDate, status: 'SCHEDULED', reach });
  return (
    <>
      {isAdmin && <HolidaysNotice />}
      <TodaySection pending={<PendingWork unconfirmedAddress={unconfirmedAddress} />} />
      <StatGrid>
        <PatientCountCard />
        <AppointmentCountCards reach={reach} />
      </StatGrid>
      <QuickActions actions={THERAPIST_ACTIONS} />
      <RecentPatientsCard />
      <UntoldSection />
    </>
  );
}

const PATIENT_LINKS = [
  { label: 'Mis Rutinas', to: ROUTES.myRoutines, icon: RoutineIcon },
  { label: 'Mis Citas', to: ROUTES.myAppointments, icon: CalendarIcon },
  { label: 'Mi Progreso', to: ROUTES.myProgress, icon: ProgressIcon },
  { label: 'Ejercicios en Casa', to: ROUTES.homeExercises, icon: ExerciseIcon },
  { label: 'Conversaciones', to: ROUTES.conversations, icon: ConversationIcon },
];

/** Button to today's exercises, counts, next appointment, routines and quick links. */
function PatientDashboard() {
  const navigate = useNavigate();
  const { activeRoutines, pendingExercises } = usePatientRoutineCounts();
  return (
    <>
      <ConsentNotice />
      <UnsentBanner />
      <BeginTodayCard onRun={(id) => navigate(ROUTES.myRun(id))} />
      <StatGrid>
        <MySessionCards />
        <StatCard
          label="Rutinas activas"
          value={activeRoutines ?? '—'}
          icon={RoutineIcon}
          to={ROUTES.myRoutines}
        />
        <StatCard
          label="Ejercicios pendientes"
          value={pendingExercises ?? '—'}
          icon={ExerciseIcon}
          to={ROUTES.myRoutines}
        />
      </StatGrid>
      <DashboardGrid
        main={
          <>
            <PendingExercisesCard />
            <ActiveRoutinesCard />
          </>
        }
        side={<NextAppointmentCard />}
      />
      <QuickActions actions={PATIENT_LINKS} label="Accesos rápidos" />
    </>
  );
}

const ADMIN_ACTIONS = [
  agenda,
  { label: 'Ejercicios', to: ROUTES.exercises, icon: ExerciseIcon },
  { label: 'Rutinas', to: ROUTES.routines, icon: RoutineIcon },
  { label: 'Historial', to: ROUTES.history, icon: HistoryIcon },
];

const DESK_ACTIONS = [
  { label: 'Nuevo paciente', to: ROUTES.newPatient, icon: UserPlusIcon },
  { label: 'Nueva cita', to: ROUTES.newAppointment, icon: CalendarPlusIcon },
  agenda,
  { label: 'Pacientes', to: ROUTES.patients, icon: PatientsIcon },
];

/** Today's appointments and counts of the practice, without clinical content; where the server has a desk, its day. */
function AdminDashboard() {
  const hasDesk = useCapability('desk');
  if (hasDesk === undefined) return <SkeletonCard label="Cargando las citas de hoy" />;
  return (
    <>
      {hasDesk && <HolidaysNotice />}
      {hasDesk ? <DeskSection /> : <TodaySection byTherapist />}
      <UntoldSection />
      <StatGrid>
        <PatientCountCard linked={hasDesk} />
        <AppointmentCountCards />
      </StatGrid>
      <QuickActions actions={hasDesk ? DESK_ACTIONS : ADMIN_ACTIONS} />
    </>
  );
}

export { DashboardPage as Component };

export const domains = [appointmentsDomain];

export const prefetches = ({ role }: Visit) =>
  role === 'PATIENT'
    ? [prefetchTodayRoutines, prefetchMyRoutines, prefetchMySessions, prefetchMyAppointments, prefetchConsent]
    : [prefetchTodayAppointments, prefetchRecentPatients, prefetchAppointmentStats];
