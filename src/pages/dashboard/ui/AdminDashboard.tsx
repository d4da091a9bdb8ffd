import { AppointmentCountCards, TodaySection } from '@/features/appointments';
import { QuickActions } from '@/features/dashboard';
import { PatientCountCard } from '@/features/patients';
import { ROUTES } from '@/shared/routes';
import { CalendarIcon, ExerciseIcon, HistoryIcon, RoutineIcon } from '@/shared/ui/icon';
import { StatGrid } from '@/shared/ui/stat-card';

const ACTIONS = [
  { label: 'Ver agenda', to: ROUTES.appointments, icon: CalendarIcon },
  { label: 'Ejercicios', to: ROUTES.exercises, icon: ExerciseIcon },
  { label: 'Rutinas', to: ROUTES.routines, icon: RoutineIcon },
  { label: 'Historial', to: ROUTES.history, icon: HistoryIcon },
];

/** Today's appointments and counts of the practice, without clinical content. */
export function AdminDashboard() {
  return (
    <>
      <TodaySection byTherapist />
      <StatGrid>
        <PatientCountCard linked={false} />
        <AppointmentCountCards />
      </StatGrid>
      <QuickActions actions={ACTIONS} />
    </>
  );
}
