import { useNavigate } from 'react-router-dom';
import { NextAppointmentCard } from '@/features/appointments';
import { ConsentNotice } from '@/features/consent';
import { DashboardGrid, QuickActions } from '@/features/dashboard';
import {
  ActiveRoutinesCard,
  BeginTodayCard,
  PendingExercisesCard,
  usePatientRoutineCounts,
} from '@/features/progress';
import { MySessionCards } from '@/features/sessions';
import { ROUTES } from '@/shared/routes';
import {
  CalendarIcon,
  ConversationIcon,
  ExerciseIcon,
  ProgressIcon,
  RoutineIcon,
} from '@/shared/ui/icon/icons';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';

const LINKS = [
  { label: 'Mis Rutinas', to: ROUTES.myRoutines, icon: RoutineIcon },
  { label: 'Mis Citas', to: ROUTES.myAppointments, icon: CalendarIcon },
  { label: 'Mi Progreso', to: ROUTES.myProgress, icon: ProgressIcon },
  { label: 'Ejercicios en Casa', to: ROUTES.homeExercises, icon: ExerciseIcon },
  { label: 'Conversaciones', to: ROUTES.conversations, icon: ConversationIcon },
];

/** Button to today's exercises, counts, next appointment, routines and quick links. */
export function PatientDashboard() {
  const navigate = useNavigate();
  const { activeRoutines, pendingExercises } = usePatientRoutineCounts();
  return (
    <>
      <ConsentNotice />
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
      <QuickActions actions={LINKS} label="Accesos rápidos" />
    </>
  );
}
