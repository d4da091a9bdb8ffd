import type { Appointment } from '@/contract/appointmentAnswers';
import { OwnAnswers } from '@/features/appointment-links';
import { CalendarFeedDialog, MyAppointments, prefetchMyAppointments } from '@/features/appointments';
import { RoleGate } from '@/features/auth';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { ArrowLeftIcon, CalendarPlusIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

// An open question is about the start that its patient read: where the practice moves it meanwhile, it closes.
const renderAnswers = (appointment: Appointment) => (
  <OwnAnswers key={appointment.date} appointment={appointment} />
);

/** /my-appointments */
export function MyAppointmentsPage() {
  const feed = useOpening('calendarFeed');
  return (
    <RoleGate audience="patient">
      <PageHeader
        title="Mis Citas"
        actions={
          <>
            <ButtonLink to={ROUTES.dashboard} icon={ArrowLeftIcon}>
              Volver al Dashboard
            </ButtonLink>
            <Button icon={CalendarPlusIcon} onClick={() => feed.open()}>
              Suscribirse
            </Button>
          </>
        }
      />
      <MyAppointments renderAnswers={renderAnswers} />
      <CalendarFeedDialog open={feed.isOpen} onClose={feed.close} />
    </RoleGate>
  );
}

export { MyAppointmentsPage as Component };

export const prefetches = () => [prefetchMyAppointments];
