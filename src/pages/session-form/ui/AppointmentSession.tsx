import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES } from '@/contract/appointments';
import type { Session } from '@/contract/sessionAnswers';
import { SESSION_STATUS_LABELS, sessionOfAppointment } from '@/contract/sessions';
import {
  useAppointmentCompletion,
  useMissedVisit,
  useGetAppointmentQuery,
  nextAppointmentAddress,
} from '@/features/appointments';
import { SessionForm, sessionOfVisit, useListPatientSessionsQuery } from '@/features/sessions';
import { errorText } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { selectUser } from '@/shared/identity/slice';
import { practiceWallClock, practiceZone } from '@/shared/lib/dates';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { CalendarPlusIcon, SuccessIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useServerNow } from '@/shared/useServerClock';
import { useFormSettled } from './PatientField';

export interface AppointmentSessionProps {
  appointmentId: string;
  /** Patient choice, bound to the form's field. */
  patientField: ReactNode;
}

const useIsTherapist = (): boolean => useAppSelector(selectUser)?.role === 'THERAPIST';

/** What may be the session of an appointment already. Only a therapist is told of sessions. */
function useWritten(appointment: Appointment | undefined) {
  const isTherapist = useIsTherapist();
  const { currentData: sessions, error } = useListPatientSessionsQuery(
    isTherapist && appointment ? appointment.patientId : skipToken,
  );
  return {
    written: appointment && sessions && sessionOfVisit(sessions, practiceWallClock(appointment.date)),
    isSettled: !isTherapist || sessions !== undefined || error !== undefined,
  };
}

/** Session of an appointment. It is prefilled from the appointment and completes it on saving. */
export function AppointmentSession({ appointmentId, patientField }: AppointmentSessionProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: appointment, error } = useGetAppointmentQuery(appointmentId);
  const sharesNotes = useCapability('sharedNotes');
  const isSettled = useFormSettled(appointment?.patientId);
  const { written, isSettled: isWrittenSettled } = useWritten(appointment);
  const complete = useAppointmentCompletion();
  const miss = useMissedVisit();
  const hasEndings = useCapability('appointmentEndings');
  const now = useServerNow();
  const [saved, setSaved] = useState<Appointment | null>(null);

  useEffect(() => {
    if (!error || appointment) return;
    const message = errorText(error, APPOINTMENT_MESSAGES.loadFailed);
    dispatch(toastRequested({ message, variant: 'error' }));
    navigate(ROUTES.appointments, { replace: true });
  }, [error, appointment, dispatch, navigate]);

  if (saved) return <SessionSaved appointment={saved} />;
  if (!appointment || sharesNotes === undefined || !isSettled || !isWrittenSettled)
    return <SkeletonCard label="Cargando formulario" />;
  return (
    <>
      {written && <WrittenAlready session={written} />}
      {appointment.notes && <InlineAlert title="Notas de la cita">{appointment.notes}</InlineAlert>}
      <SessionForm
        appointmentId={appointment.id}
        start={sessionOfAppointment(appointment, now, practiceZone())}
        sharesNotes={sharesNotes}
        patientField={patientField}
        onSaved={(_session, { patientId, date, status }) => {
          setSaved(appointment);
          // A session of another patient or day says nothing of the appointment.
          const isOfVisit =
            patientId === appointment.patientId && date === practiceWallClock(appointment.date).date;
          if (isOfVisit && status === 'COMPLETED') void complete(appointment);
          if (isOfVisit && status === 'NO_SHOW' && hasEndings) void miss(appointment);
        }}
        onCancel={() => navigate(ROUTES.appointments)}
      />
    </>
  );
}

/** Says that the visit may be written already, with the way there: a second session of it would count twice. */
function WrittenAlready({ session }: { session: Session }) {
  const { id, time, treatmentType, status, therapist, mayCorrect } = session;
  const isOthers = mayCorrect === false;
  const about = [time, treatmentType, status && SESSION_STATUS_LABELS[status], isOthers && therapist?.name];
  return (
    <InlineAlert
      tone="warning"
      title={isOthers ? 'Ya hay una sesión de este día' : 'Ya has escrito una sesión de este día'}
      action={
        isOthers ? (
          <ButtonLink size="sm" to={ROUTES.session(id)}>
            Ver la sesión
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" to={ROUTES.correctSession(id)}>
            Corregirla
          </ButtonLink>
        )
      }
    >
      <p>{about.filter(Boolean).join(' · ')}</p>
      <p>Si es la de esta misma visita, otra contaría dos veces.</p>
    </InlineAlert>
  );
}

/** Shown after the session of an appointment was saved, with links to continue. */
export function SessionSaved({ appointment }: { appointment: Appointment }) {
  const panel = useRef<HTMLElement>(null);
  const now = useServerNow();
  const isTherapist = useIsTherapist();
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
            {isTherapist && <ButtonLink to={ROUTES.patient(appointment.patientId)}>Abrir ficha</ButtonLink>}
            <ButtonLink to={ROUTES.appointments}>Volver a la agenda</ButtonLink>
          </>
        }
      />
    </section>
  );
}
