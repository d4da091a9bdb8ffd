import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { KEEP_FRESH } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { formatLongDate, formatShortDate, practiceWallClock } from '@/shared/lib/dates';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Card } from '@/shared/ui/card/Card';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { CalendarIcon } from '@/shared/ui/icon/icons';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useServerNow } from '@/shared/useServerClock';
import { useListMyAppointmentsQuery } from '../api';
import { usePatientAppointments } from '../appointmentQueries';
import { timeSpan } from '../appointmentTexts';
import { splitByTime } from '../selectAppointments';
import { AppointmentStatusBadge } from './AppointmentMarks';
import styles from './NextAppointmentCard.module.css';

/**
 * The patient's next appointment, for the dashboard. A failed fetch is only logged; the card then does not
 * claim that there is no appointment.
 */
export function NextAppointmentCard() {
  const { currentData, error } = useListMyAppointmentsQuery(undefined, KEEP_FRESH);
  const now = useServerNow();
  useLoggedFailure(error, APPOINTMENT_MESSAGES.listFailed);
  const next = useMemo(() => splitByTime(currentData ?? [], now).upcoming[0], [currentData, now]);
  return (
    <Card title="Próxima cita" actions={<Link to={ROUTES.myAppointments}>Ver mis citas</Link>}>
      {!currentData && !error ? (
        <SkeletonText lines={2} label="Cargando próxima cita" />
      ) : next ? (
        <div className={styles.next}>
          <p className={styles.when}>
            <time dateTime={next.date}>{formatLongDate(next.date)}</time>
          </p>
          <p className={styles.line}>
            {[
              timeSpan(next),
              APPOINTMENT_TYPE_LABELS[next.type],
              next.therapist?.name && `con ${next.therapist.name}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <AppointmentStatusBadge status={next.status} />
        </div>
      ) : (
        <p className={styles.line}>
          {currentData ? 'No tienes citas próximas.' : APPOINTMENT_MESSAGES.listFailed}
        </p>
      )}
    </Card>
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
  const now = useServerNow();
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
            state: leadsBackState,
          }
        : { title: none })}
    />
  );
}
