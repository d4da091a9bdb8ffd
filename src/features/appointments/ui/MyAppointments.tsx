import { type ReactNode, useMemo, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { KEEP_FRESH } from '@/shared/freshness';
import { usePracticeIdentity } from '@/shared/practice-identity/api';
import { Card } from '@/shared/ui/card/Card';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CalendarCancelIcon, CalendarCheckIcon, CalendarIcon, ClockIcon } from '@/shared/ui/icon/icons';
import { MapLink } from '@/shared/ui/map-link/MapLink';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { SkeletonList, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { useServerNow } from '@/shared/useServerClock';
import { useListMyAppointmentsQuery } from '../api';
import { splitByTime } from '../selectAppointments';
import { MyAppointmentItem } from './MyAppointmentItem';
import styles from './MyAppointments.module.css';

const count = (rows: readonly Appointment[], status: Appointment['status']) =>
  rows.filter((row) => row.status === status).length;

/** Known phone numbers of the therapists, without duplicates. */
const phonesOf = (rows: readonly Appointment[]) => [
  ...new Set(rows.flatMap(({ therapist }) => therapist?.phone ?? [])),
];

interface CallProps {
  why: string;
  phones: readonly string[];
}

/** Whom to call, and why. */
function CallHint({ why, phones }: CallProps) {
  return (
    <p className={styles.hint}>
      <span>{`${why} ${phones.length > 0 ? 'Llama al' : 'Avisa a tu fisioterapeuta.'}`}</span>{' '}
      {phones.map((one) => (
        <PhoneLink key={one} phone={one} call />
      ))}
    </p>
  );
}

interface ComingProps {
  /** Telephones of the therapists. */
  therapists: readonly string[];
  /** Patients answer here, so they need not call for it. */
  answersHere: boolean;
}

/** Whom to call: the therapist, else the practice. Before it, where to come, unless that stands above. */
function ComingHint({ therapists, answersHere }: ComingProps) {
  const { address = null, phone = null } = usePracticeIdentity() ?? {};
  const phones = therapists.length > 0 ? therapists : phone ? [phone] : [];
  if (answersHere && phones.length === 0) return null;
  const why = answersHere ? '¿Prefieres llamar?' : '¿No puedes venir o quieres cambiar la hora?';
  return (
    <>
      {address && !answersHere && <p className={styles.hint}>La consulta está en {address}.</p>}
      <CallHint why={why} phones={phones} />
    </>
  );
}

/** Whom to call for an appointment: the practice, or without its number the therapists of earlier appointments. */
function NoneAhead({ rows }: { rows: readonly Appointment[] }) {
  const phone = usePracticeIdentity()?.phone;
  const phones = phone ? [phone] : phonesOf(rows);
  return phones.length > 0 && <CallHint why="¿Quieres una cita?" phones={phones} />;
}

/** Where to come, with a map. */
function Place() {
  const address = usePracticeIdentity()?.address;
  return (
    address && (
      <p className={styles.place}>
        <MapLink address={address} />
      </p>
    )
  );
}

function Figures({ rows, upcoming }: Record<'rows' | 'upcoming', readonly Appointment[]>) {
  // What was just cancelled keeps its place in the list while that can be undone, and is no appointment ahead.
  const ahead = upcoming.length - count(upcoming, 'CANCELLED');
  return (
    <StatGrid label="Resumen de mis citas">
      <StatCard label="Total de citas" value={rows.length} icon={CalendarIcon} />
      <StatCard label="Próximas" value={ahead} icon={ClockIcon} tone="info" />
      <StatCard
        label="Completadas"
        value={count(rows, 'COMPLETED')}
        icon={CalendarCheckIcon}
        tone="success"
      />
      <StatCard label="Canceladas" value={count(rows, 'CANCELLED')} icon={CalendarCancelIcon} tone="danger" />
    </StatGrid>
  );
}

export interface MyAppointmentsProps {
  /** What the patient answers about an appointment, where the backend takes answers. */
  renderAnswers: (appointment: Appointment) => ReactNode;
}

interface UpcomingProps extends MyAppointmentsProps {
  rows: readonly Appointment[];
  upcoming: readonly Appointment[];
  answersHere: boolean;
}

interface AnswersProps {
  isNext: boolean;
  children: ReactNode;
}

/**
 * Answers about the next appointment at once, about the others on demand. What somebody has unfolded, or sees at once, stays
 * so when another appointment becomes the next: they may be writing.
 */
function Answers({ isNext, children }: AnswersProps) {
  const [isAtOnce, setAtOnce] = useState(isNext);
  const [isUnfolded, setUnfolded] = useState(false);
  if (isNext && !isAtOnce && !isUnfolded) setAtOnce(true);
  if (isAtOnce) return children;
  return (
    <Disclosure summary="Responder a esta cita" onToggle={setUnfolded}>
      {children}
    </Disclosure>
  );
}

function Upcoming({ rows, upcoming, renderAnswers, answersHere }: UpcomingProps) {
  const address = usePracticeIdentity()?.address;
  const answersOf = (appointment: Appointment, index: number) =>
    appointment.reply && answersHere ? (
      <Answers isNext={index === 0}>{renderAnswers(appointment)}</Answers>
    ) : undefined;
  return (
    <Card title="Próximas citas">
      {answersHere && upcoming.length > 0 && <Place />}
      {upcoming.length === 0 ? (
        <>
          <p className={styles.none}>No tienes citas próximas.</p>
          <NoneAhead rows={rows} />
        </>
      ) : (
        <ul className={styles.list}>
          {upcoming.map((appointment, index) => (
            <MyAppointmentItem
              key={appointment.id}
              appointment={appointment}
              upcoming
              location={address}
              answers={answersOf(appointment, index)}
            />
          ))}
        </ul>
      )}
      {upcoming.length > 0 && <ComingHint therapists={phonesOf(upcoming)} answersHere={answersHere} />}
    </Card>
  );
}

/** The patient's own appointments: counts, upcoming and past. Where the backend takes answers, the next one comes first. */
export function MyAppointments({ renderAnswers }: MyAppointmentsProps) {
  const query = useListMyAppointmentsQuery(undefined, KEEP_FRESH);
  const { currentData } = query;
  const now = useServerNow();
  const rows = useMemo(() => currentData ?? [], [currentData]);
  const answersHere = useCapability('appointmentAnswers');
  const { upcoming, past } = useMemo(
    () => splitByTime(rows, now, answersHere ?? false),
    [rows, now, answersHere],
  );

  const failure = failureOf({ ...query, text: MESSAGES.listFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!currentData || answersHere === undefined)
    return (
      <div className={styles.page}>
        <SkeletonStats count={4} />
        <SkeletonList rows={3} label="Cargando citas" />
      </div>
    );
  const next = rows.length > 0 && <Upcoming {...{ rows, upcoming, renderAnswers, answersHere }} />;
  return (
    <div className={styles.page}>
      {answersHere && next}
      <Figures rows={rows} upcoming={upcoming} />
      {!answersHere && next}
      {rows.length === 0 && (
        <EmptyState
          icon={CalendarIcon}
          title="No tienes citas programadas"
          text="Cuando tu fisioterapeuta te dé una cita, la verás aquí."
          action={<NoneAhead rows={rows} />}
        />
      )}
      {past.length > 0 && (
        <Card title="Citas anteriores">
          <ul className={styles.list}>
            {past.map((appointment) => (
              <MyAppointmentItem key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
