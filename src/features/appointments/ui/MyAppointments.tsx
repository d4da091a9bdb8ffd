import { useMemo } from 'react';
import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { errorText } from '@/shared/api';
import { KEEP_FRESH } from '@/shared/freshness';
import { useNow } from '@/shared/lib/clock';
import { usePracticeIdentity } from '@/shared/practice-identity';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { CalendarCancelIcon, CalendarCheckIcon, CalendarIcon, ClockIcon } from '@/shared/ui/icon';
import { PhoneLink } from '@/shared/ui/phone-link';
import { SkeletonList, SkeletonStats } from '@/shared/ui/skeleton';
import { StatCard, StatGrid } from '@/shared/ui/stat-card';
import { useListMyAppointmentsQuery } from '../api';
import { splitByTime } from '../selectAppointments';
import { MyAppointmentItem } from './MyAppointmentItem';
import styles from './MyAppointments.module.css';

const count = (rows: readonly Appointment[], ...statuses: Appointment['status'][]) =>
  rows.filter(({ status }) => statuses.includes(status)).length;

/** Known phone numbers of the therapists, without duplicates. */
const phonesOf = (rows: readonly Appointment[]) => [
  ...new Set(rows.flatMap(({ therapist }) => therapist?.phone ?? [])),
];

/**
 * Where to come, and whom to call, because patients cannot change appointments: the therapist, else the practice.
 */
function ComingHint({ therapists }: { therapists: readonly string[] }) {
  const { address = null, phone = null } = usePracticeIdentity() ?? {};
  const phones = therapists.length > 0 ? therapists : phone ? [phone] : [];
  return (
    <>
      {address && <p className={styles.hint}>La consulta está en {address}.</p>}
      <p className={styles.hint}>
        <span>
          {`¿No puedes venir o quieres cambiar la hora? ${phones.length > 0 ? 'Llama al' : 'Avisa a tu fisioterapeuta.'}`}
        </span>{' '}
        {phones.map((one) => (
          <PhoneLink key={one} phone={one} call />
        ))}
      </p>
    </>
  );
}

/** The patient's own appointments: counts, upcoming and past. */
export function MyAppointments() {
  const { currentData, error, isFetching, refetch } = useListMyAppointmentsQuery(undefined, KEEP_FRESH);
  const now = useNow();
  const rows = useMemo(() => currentData ?? [], [currentData]);
  const { upcoming, past } = useMemo(() => splitByTime(rows, now), [rows, now]);

  if (error && !currentData)
    return (
      <ErrorState
        message={errorText(error, MESSAGES.listFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!currentData)
    return (
      <div className={styles.page}>
        <SkeletonStats count={4} />
        <SkeletonList rows={3} label="Cargando citas" />
      </div>
    );
  return (
    <div className={styles.page}>
      <StatGrid label="Resumen de mis citas">
        <StatCard label="Total de citas" value={rows.length} icon={CalendarIcon} />
        <StatCard label="Próximas" value={upcoming.length} icon={ClockIcon} tone="info" />
        <StatCard
          label="Completadas"
          value={count(rows, 'COMPLETED')}
          icon={CalendarCheckIcon}
          tone="success"
        />
        <StatCard
          label="Canceladas"
          value={count(rows, 'CANCELLED', 'NO_SHOW')}
          icon={CalendarCancelIcon}
          tone="danger"
        />
      </StatGrid>
      {rows.length === 0 ? (
        <EmptyState
          icon={CalendarIcon}
          title="No tienes citas programadas"
          text="Cuando tu fisioterapeuta te dé una cita, la verás aquí."
        />
      ) : (
        <>
          <Card title="Próximas citas">
            {upcoming.length === 0 ? (
              <p className={styles.none}>No tienes citas próximas.</p>
            ) : (
              <ul className={styles.list}>
                {upcoming.map((appointment) => (
                  <MyAppointmentItem key={appointment.id} appointment={appointment} upcoming />
                ))}
              </ul>
            )}
            {upcoming.length > 0 ? <ComingHint therapists={phonesOf(upcoming)} /> : null}
          </Card>
          {past.length > 0 && (
            <Card title="Citas anteriores">
              <ul className={styles.list}>
                {past.map((appointment) => (
                  <MyAppointmentItem key={appointment.id} appointment={appointment} />
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
    </div>
  );
}
