import {
  agendaOfUnconfirmed,
  AppointmentCountCards,
  TodaySection,
  UntoldSection,
} from '@/features/appointments';
import { QuickActions } from '@/features/dashboard';
import { PatientCountCard, RecentPatientsCard } from '@/features/patients';
import { PendingWork } from '@/features/pending';
import { ROUTES } from '@/shared/routes';
import { CalendarIcon, CalendarPlusIcon, UserPlusIcon } from '@/shared/ui/icon/icons';
import { StatGrid } from '@/shared/ui/stat-card/StatCard';

const ACTIONS = [
  { label: 'Nuevo paciente', to: ROUTES.newPatient, icon: UserPlusIcon },
  { label: 'Nueva cita', to: ROUTES.newAppointment, icon: CalendarPlusIcon },
  { label: 'Ver agenda', to: ROUTES.appointments, icon: CalendarIcon },
];

/** Today's appointments, counts, quick actions and the five most recent patients. */
export function TherapistDashboard() {
  return (
    <>
      <TodaySection pending={<PendingWork unconfirmedAddress={agendaOfUnconfirmed} />} />
      <StatGrid>
        <PatientCountCard />
        <AppointmentCountCards />
      </StatGrid>
      <QuickActions actions={ACTIONS} />
      <RecentPatientsCard />
      <UntoldSection />
    </>
  );
}
