import { useEffect, useRef } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { nextAppointmentAddress } from '@/features/appointments';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { CalendarPlusIcon, SuccessIcon } from '@/shared/ui/icon/icons';

/** Shown after the session of an appointment was saved, with links to continue. */
export function SessionSaved({ appointment }: { appointment: Appointment }) {
  const panel = useRef<HTMLElement>(null);
  // The pressed button is gone, so move the focus to the first link.
  useEffect(() => panel.current?.querySelector('a')?.focus(), []);
  return (
    <section ref={panel} aria-label="Sesión guardada">
      <EmptyState
        icon={SuccessIcon}
        title="Sesión guardada"
        text={`¿Dar la siguiente cita a ${appointment.patientName || 'este paciente'}?`}
        action={
          <>
            <ButtonLink
              to={nextAppointmentAddress(appointment, new Date())}
              variant="primary"
              icon={CalendarPlusIcon}
            >
              Siguiente cita
            </ButtonLink>
            <ButtonLink to={ROUTES.appointments}>Volver a la agenda</ButtonLink>
          </>
        }
      />
    </section>
  );
}
