import { useEffect, useState, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES } from '@/contract/appointments';
import { sessionOfAppointment } from '@/contract/sessions';
import {
  useAppointmentCompletion,
  useGetAppointmentQuery,
  nextAppointmentAddress,
} from '@/features/appointments';
import { SessionForm } from '@/features/sessions';
import { errorText } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { practiceZone } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { CalendarPlusIcon, SuccessIcon } from '@/shared/ui/icon/icons';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useServerNow } from '@/shared/useServerClock';
import { useFormSettled } from './PatientField';

export interface AppointmentSessionProps {
  appointmentId: string;
  /** Patient choice, bound to the form's field. */
  patientField: ReactNode;
}

/** Session of an appointment. It is prefilled from the appointment and completes it on saving. */
export function AppointmentSession({ appointmentId, patientField }: AppointmentSessionProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: appointment, error } = useGetAppointmentQuery(appointmentId);
  const sharesNotes = useCapability('sharedNotes');
  const isSettled = useFormSettled(appointment?.patientId);
  const complete = useAppointmentCompletion();
  const now = useServerNow();
  const [saved, setSaved] = useState<Appointment | null>(null);

  useEffect(() => {
    if (!error || appointment) return;
    const message = errorText(error, APPOINTMENT_MESSAGES.loadFailed);
    dispatch(toastRequested({ message, variant: 'error' }));
    navigate(ROUTES.appointments, { replace: true });
  }, [error, appointment, dispatch, navigate]);

  if (saved) return <SessionSaved appointment={saved} />;
  if (!appointment || sharesNotes === undefined || !isSettled)
    return <SkeletonCard label="Cargando formulario" />;
  return (
    <SessionForm
      appointmentId={appointment.id}
      start={sessionOfAppointment(appointment, now, practiceZone())}
      sharesNotes={sharesNotes}
      patientField={patientField}
      onSaved={(_session, { patientId, status }) => {
        setSaved(appointment);
        // Do not complete the appointment if the session was not held or is of another patient.
        if (status === 'COMPLETED' && patientId === appointment.patientId) void complete(appointment);
      }}
      onCancel={() => navigate(ROUTES.appointments)}
    />
  );
}

/** Shown after the session of an appointment was saved, with links to continue. */
export function SessionSaved({ appointment }: { appointment: Appointment }) {
  const panel = useRef<HTMLElement>(null);
  const now = useServerNow();
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
              to={nextAppointmentAddress(appointment, now)}
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
