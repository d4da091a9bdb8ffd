import { AppointmentCountCards, DeskSection, TodaySection, UntoldSection } from '@/features/appointments';
import { QuickActions } from '@/features/dashboard';
import { PatientCountCard } from '@/features/patients';
import { useCapability } from '@/shared/capabilities';
import { ROUTES } from '@/shared/routes';
import {
  CalendarIcon,
  CalendarPlusIcon,
  ExerciseIcon,
  HistoryIcon,
  PatientsIcon,
  RoutineIcon,
  UserPlusIcon,
} from '@/shared/ui/icon/icons';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { StatGrid } from '@/shared/ui/stat-card/StatCard';

const agenda = { label: 'Ver agenda', to: ROUTES.appointments, icon: CalendarIcon };

const ACTIONS = [
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
export function AdminDashboard() {
  const hasDesk = useCapability('desk');
  if (hasDesk === undefined) return <SkeletonCard label="Cargando las citas de hoy" />;
  return (
    <>
      {hasDesk ? <DeskSection /> : <TodaySection byTherapist />}
      <UntoldSection />
      <StatGrid>
        <PatientCountCard linked={hasDesk} />
        <AppointmentCountCards />
      </StatGrid>
      <QuickActions actions={hasDesk ? DESK_ACTIONS : ACTIONS} />
    </>
  );
}
