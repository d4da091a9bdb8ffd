import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointments/entities';
import {
  AgendaToolbar,
  AppointmentListView,
  AppointmentStatsCards,
  CalendarFeedDialog,
  CalendarView,
  type CalendarViewProps,
  createdIn,
  DeleteAppointmentDialog,
  newAppointmentAddress,
  selectAgenda,
  type PatientFilterProps,
} from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { useChatStart } from '@/features/chat';
import { usePracticeWeek } from '@/features/practice';
import { useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { CalendarPlusIcon, PlusIcon } from '@/shared/ui/icon';
import { latePart } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonText } from '@/shared/ui/skeleton';
import styles from './AppointmentsPage.module.css';
import { useAgendaAddress } from './useAgendaAddress';

// The combobox and its library are needed only when the filter panel is open.
const PatientFilter = latePart<PatientFilterProps>(
  async () => (await import('./PatientFilter')).PatientFilter,
  {
    failed: 'No se ha podido cargar este campo',
    waiting: () => <SkeletonText lines={2} label="Cargando pacientes" />,
  },
);

/** /appointments */
export function AppointmentsPage() {
  return (
    <RoleGate audience="staff">
      <Agenda />
    </RoleGate>
  );
}

/** Links from the agenda to record, session and conversation, for therapists only. */
function useTherapistTasks(isTherapist: boolean) {
  const navigate = useNavigate();
  const { start } = useChatStart(useCallback((id: string) => navigate(ROUTES.conversation(id)), [navigate]));
  const onMessage = useCallback(({ patientId }: Appointment) => void start(patientId), [start]);
  return isTherapist ? { withRecord: true, onMessage } : {};
}

/** The calendar with the practice's own hours. They are asked for where it is shown. */
function PracticeCalendar(props: Omit<CalendarViewProps, 'week'>) {
  return <CalendarView {...props} week={usePracticeWeek()} />;
}

function Agenda() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const isAdmin = user?.role === 'ADMIN';
  const tasks = useTherapistTasks(user?.role === 'THERAPIST');
  const created = createdIn(useLocation().state);
  const ready = useAgendaAddress();
  const { view } = useAppSelector(selectAgenda);
  const [deleting, setDeleting] = useState<Appointment | null>(null);
  const [feedOpen, setFeedOpen] = useState(false);
  if (!ready) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Citas"
        actions={
          <>
            <Button icon={CalendarPlusIcon} onClick={() => setFeedOpen(true)}>
              Suscribirse
            </Button>
            <ButtonLink to={ROUTES.newAppointment} variant="primary" icon={PlusIcon}>
              Nueva cita
            </ButtonLink>
          </>
        }
      />
      <AppointmentStatsCards />
      <AgendaToolbar renderPatientFilter={(props) => <PatientFilter {...props} />} />
      {view === 'list' ? (
        <AppointmentListView {...tasks} withTherapist={isAdmin} created={created} onDelete={setDeleting} />
      ) : (
        <PracticeCalendar
          {...tasks}
          withTherapist={isAdmin}
          created={created}
          onCreate={(slot) => navigate(newAppointmentAddress(slot))}
          onEdit={({ id }) => navigate(ROUTES.editAppointment(id))}
          onDelete={setDeleting}
        />
      )}
      <DeleteAppointmentDialog appointment={deleting} onClose={() => setDeleting(null)} />
      <CalendarFeedDialog open={feedOpen} onClose={() => setFeedOpen(false)} />
    </div>
  );
}
