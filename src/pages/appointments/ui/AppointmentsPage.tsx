import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointments/entities';
import {
  AgendaToolbar,
  AppointmentListView,
  AppointmentStatsCards,
  CalendarFeedDialog,
  CalendarView,
  createdIn,
  DeleteAppointmentDialog,
  selectAgenda,
  type FreeSlot,
  type PatientFilterProps,
} from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { CalendarPlusIcon, PlusIcon } from '@/shared/ui/icon';
import { latePart } from '@/shared/ui/late-part';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonText } from '@/shared/ui/skeleton';
import styles from './AppointmentsPage.module.css';
import { useAgendaAddress } from './useAgendaAddress';

// Only an open filter panel needs the combobox and its library.
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

/** The form's address with what a free slot of the calendar says. */
function newAppointmentAt({ date, time, duration }: FreeSlot): string {
  const params = new URLSearchParams({ date });
  if (time) params.set('time', time);
  if (duration) params.set('duration', String(duration));
  return `${ROUTES.newAppointment}?${params.toString()}`;
}

function Agenda() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const isAdmin = user?.role === 'ADMIN';
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
        <AppointmentListView withTherapist={isAdmin} created={created} onDelete={setDeleting} />
      ) : (
        <CalendarView
          withTherapist={isAdmin}
          created={created}
          onCreate={(slot) => navigate(newAppointmentAt(slot))}
          onEdit={({ id }) => navigate(ROUTES.editAppointment(id))}
          onDelete={setDeleting}
        />
      )}
      <DeleteAppointmentDialog appointment={deleting} onClose={() => setDeleting(null)} />
      <CalendarFeedDialog open={feedOpen} onClose={() => setFeedOpen(false)} />
    </div>
  );
}
