import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { errorText } from '@/shared/api/errors';
import { useToday } from '@/shared/freshness';
import { leadsBackState } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CalendarIcon, CalendarPlusIcon } from '@/shared/ui/icon/icons';
import { usePatientAppointments } from '../appointmentQueries';
import { AppointmentTable } from './AppointmentTable';

export interface PatientAppointmentsProps {
  patientId: string;
  /** Whether who looks on may read the record; without it no session is offered. */
  withRecord?: boolean;
  /** Address of a new appointment. */
  newAppointment: string;
  onDelete: (appointment: Appointment) => void;
  /** Opens the conversation with the patient; a part of another domain. */
  onMessage?: (appointment: Appointment) => void;
}

/** The appointments of one patient by date, inside the record; it opens at today. */
export function PatientAppointments({
  patientId,
  withRecord = true,
  newAppointment,
  onDelete,
  onMessage,
}: PatientAppointmentsProps) {
  const { appointments, error, isFetching, refetch } = usePatientAppointments(patientId);
  const today = useToday();
  if (error && !appointments)
    return (
      <ErrorState
        message={errorText(error, MESSAGES.listFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (appointments?.length === 0)
    return (
      <EmptyState
        icon={CalendarIcon}
        title={MESSAGES.empty}
        text="Crea la primera y aparecerá aquí y en la agenda."
        action={
          <ButtonLink to={newAppointment} state={leadsBackState} variant="primary">
            Crear primera cita
          </ButtonLink>
        }
      />
    );
  return (
    <AppointmentTable
      appointments={appointments ?? []}
      total={appointments?.length ?? 0}
      today={today}
      opening={patientId}
      withPatient={false}
      loading={!appointments}
      // At the desk it stands at the head of the page.
      tools={
        withRecord && (
          <ButtonLink to={newAppointment} state={leadsBackState} size="sm" icon={CalendarPlusIcon}>
            Nueva cita
          </ButtonLink>
        )
      }
      {...{ onDelete, onMessage }}
      withRecord={withRecord}
      // Who may not read the record sees no notes, but asks with whom.
      withTherapist={!withRecord}
      inRecord
    />
  );
}
