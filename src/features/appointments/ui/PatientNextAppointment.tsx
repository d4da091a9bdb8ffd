import { useMemo } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { useNow } from '@/shared/lib/hooks';
import { formatShortDate, practiceWallClock } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { CalendarIcon } from '@/shared/ui/icon/icons';
import { timeSpan } from '../appointmentTexts';
import { splitByTime } from '../selectAppointments';
import { usePatientAppointments } from '../usePatientAppointments';
import { AppointmentStatusBadge } from './AppointmentStatusBadge';

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
