import { type ReactNode, useMemo } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_MESSAGES as MESSAGES,
  APPOINTMENT_MESSAGES,
  APPOINTMENT_TYPE_LABELS,
} from '@/contract/appointments';
import { errorText } from '@/shared/api/errors';
import { useToday } from '@/shared/freshness';
import { formatShortDate, practiceWallClock } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { CalendarIcon } from '@/shared/ui/icon/icons';
import { usePatientAppointments } from '../appointmentQueries';
import { timeSpan } from '../appointmentTexts';
import { splitByTime } from '../selectAppointments';
import { AppointmentStatusBadge } from './AppointmentMarks';
import { AppointmentTable } from './AppointmentTable';

/** Props of a patient's appointments. */
export interface PatientAppointmentsProps {
  patientId: string;
  /** Whether who looks on may read the record; without it no session is offered. */
  withRecord?: boolean;
  /** The way to the first appointment, where there is none. */
  newAppointment?: ReactNode;
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
        action={newAppointment}
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
      {...{ onDelete, onMessage }}
      withRecord={withRecord}
      // Who may not read the record sees no notes, but asks with whom.
      withTherapist={!withRecord}
      inRecord
    />
  );
}

/** mar, 24 nov 2026 · 09:30–10:30 */
const whenOf = (appointment: Appointment) =>
  `${formatShortDate(appointment.date)} ${practiceWallClock(appointment.date).date.slice(0, 4)} · ${timeSpan(appointment)}`;

/**
 * A patient's next appointment at a glance, with the way to it. A failed fetch is only logged, and the card does not
 * claim that there is none.
 */
export function PatientNextAppointment({ patientId }: { patientId: string }) {
  const { appointments, error } = usePatientAppointments(patientId);
  const now = useNow();
  const next = useMemo(() => splitByTime(appointments ?? [], now).upcoming[0], [appointments, now]);
  const none = appointments ? APPOINTMENT_MESSAGES.noneAhead : APPOINTMENT_MESSAGES.unavailable;
  return (
    <GlanceCard
      label="Próxima cita"
      icon={CalendarIcon}
      loading={!appointments && !error}
      {...(next
        ? {
            title: whenOf(next),
            badge: <AppointmentStatusBadge status={next.status} />,
            line: APPOINTMENT_TYPE_LABELS[next.type],
            to: ROUTES.editAppointment(next.id),
          }
        : { title: none })}
    />
  );
}
