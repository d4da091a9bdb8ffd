import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES } from '@/contract/appointments/messages';
import { sessionOfAppointment } from '@/contract/sessions/ofAppointment';
import { useAppointmentCompletion, useGetAppointmentQuery } from '@/features/appointments';
import { SessionForm } from '@/features/sessions';
import { errorText } from '@/shared/api';
import { useCapability } from '@/shared/capabilities';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { SkeletonCard } from '@/shared/ui/skeleton';
import { SessionSaved } from './SessionSaved';

/** Props of the session of an appointment. */
export interface AppointmentSessionProps {
  appointmentId: string;
  /** The choice of patient, bound to the form's field. */
  patientField: ReactNode;
}

/** The session of an appointment: filled in from it, completes it when saved, then offers the next one. */
export function AppointmentSession({ appointmentId, patientField }: AppointmentSessionProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: appointment, error } = useGetAppointmentQuery(appointmentId);
  const sharesNotes = useCapability('sharedNotes');
  const complete = useAppointmentCompletion();
  const [saved, setSaved] = useState<Appointment | null>(null);

  useEffect(() => {
    if (!error || appointment) return;
    const message = errorText(error, APPOINTMENT_MESSAGES.loadFailed);
    dispatch(toastRequested({ message, variant: 'error' }));
    navigate(ROUTES.appointments, { replace: true });
  }, [error, appointment, dispatch, navigate]);

  if (saved) return <SessionSaved appointment={saved} />;
  if (!appointment || sharesNotes === undefined) return <SkeletonCard label="Cargando formulario" />;
  return (
    <SessionForm
      appointmentId={appointment.id}
      start={sessionOfAppointment(appointment, new Date())}
      sharesNotes={sharesNotes}
      patientField={patientField}
      onSaved={(_session, { patientId, status }) => {
        setSaved(appointment);
        // Given to another patient, or not held, it is no longer the session of this appointment.
        if (status === 'COMPLETED' && patientId === appointment.patientId) void complete(appointment);
      }}
      onCancel={() => navigate(ROUTES.appointments)}
    />
  );
}
