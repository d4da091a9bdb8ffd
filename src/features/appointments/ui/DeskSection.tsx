import { Link } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { addDays } from '@/contract/common/practiceTime';
import { counted, type OneOrMore } from '@/contract/common/text';
import { PENDING_LIMITS } from '@/contract/pending';
import { useCapability } from '@/shared/capabilities';
import { FRESH_ON_RETURN, KEEP_FRESH, useToday } from '@/shared/freshness';
import { cx } from '@/shared/lib/css';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { formatTime } from '@/shared/lib/dates';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useServerNow } from '@/shared/useServerClock';
import { agendaWith } from '../address';
import { useListAppointmentsQuery, useListTodayAppointmentsQuery } from '../api';
import { DESK_GROUPS, deskGroupOf, lateText, type DeskGroup } from '../dayPlan';
import { useArrival } from '../useArrival';
import type { Asked } from './AppointmentActions';
import { DayLine } from './DayLine';
import { LateAskedDialog } from './LateAppointmentDialogs';
import styles from './TodaySection.module.css';

const TITLES: Record<DeskGroup, string> = {
  late: 'Con retraso',
  unconfirmed: 'Sin confirmar',
  expected: 'Por llegar',
  arrived: 'Han llegado',
};

const { unwrittenDays: DAYS } = PENDING_LIMITS;

/** What is said of open appointments of the days before, by status. */
const UNCLOSED: Record<'SCHEDULED' | 'CONFIRMED', OneOrMore> = {
  SCHEDULED: [
    `cita de los últimos ${DAYS} días sigue programada`,
    `citas de los últimos ${DAYS} días siguen programadas`,
  ],
  CONFIRMED: [
    `cita de los últimos ${DAYS} días sigue confirmada`,
    `citas de los últimos ${DAYS} días siguen confirmadas`,
  ],
};

/** How many appointments of the days before today are still open in one status, and the way to them; null for none. */
function useUnclosed(status: keyof typeof UNCLOSED) {
  const today = useToday();
  const filters = { startDate: addDays(today, -DAYS), endDate: addDays(today, -1), status };
  const { currentData: rows, error } = useListAppointmentsQuery(filters, FRESH_ON_RETURN);
  useLoggedFailure(error, MESSAGES.listFailed);
  return rows?.length ? { to: agendaWith(filters), text: counted(rows.length, UNCLOSED[status]) } : null;
}

interface DeskRowProps {
  appointment: Appointment;
  group: DeskGroup;
  now: Date;
  /** Asks why somebody did not come, where the server knows such an end. */
  onMissed?: ((appointment: Appointment) => void) | undefined;
}

function DeskRow({ appointment, group, now, onMissed }: DeskRowProps) {
  const { noteArrival, isLoading } = useArrival();
  const { patientId, patientName, patientPhone, status, arrivedAt, asksAnotherDay, therapist } = appointment;
  const hasArrived = group === 'arrived';
  return (
    <DayLine
      appointment={appointment}
      isMarked={group === 'late'}
      name={<Link to={ROUTES.patient(patientId)}>{patientName || '—'}</Link>}
      said={
        <>
          {therapist?.name && <span className={styles.with}>{therapist.name}</span>}
          {group === 'late' && <span className={styles.sign}>{lateText(appointment, now)}</span>}
          {asksAnotherDay && <span className={styles.sign}>Pide otro día</span>}
          {arrivedAt && <span className={styles.with}>Llegó a las {formatTime(arrivedAt)}</span>}
        </>
      }
      beside={
        <span>{!hasArrived && patientPhone && <PhoneLink phone={patientPhone} name={patientName} />}</span>
      }
      canConfirm={!hasArrived && group !== 'late'}
    >
      {group === 'late' && onMissed && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${patientName} no asistió`}
          onClick={() => onMissed(appointment)}
        >
          No asistió
        </Button>
      )}
      {!hasArrived && (
        <Button
          size="sm"
          disabled={isLoading}
          aria-label={`${patientName} ha llegado`}
          onClick={() => void noteArrival(appointment, true)}
        >
          Ha llegado
        </Button>
      )}
      {arrivedAt && status !== 'COMPLETED' && (
        <Button
          size="sm"
          variant="quiet"
          disabled={isLoading}
          aria-label={`Quitar la llegada de ${patientName}`}
          onClick={() => void noteArrival(appointment, false)}
        >
          Quitar llegada
        </Button>
      )}
    </DayLine>
  );
}

/**
 * The practice's day as the desk needs it: who is late, who has not confirmed, who is still to come and who is there, and
 * what of the days before is still open. A failed fetch is logged and shown in the card, without a toast.
 */
export function DeskSection() {
  const { currentData: rows, error, isFetching } = useListTodayAppointmentsQuery(undefined, KEEP_FRESH);
  const now = useServerNow();
  useLoggedFailure(error, MESSAGES.listFailed);
  const asked = useOpening('deskAsked');
  const hasEndings = useCapability('appointmentEndings') ?? false;
  const missed = useOpenedIn(rows ?? [], asked);
  const unclosed = [useUnclosed('SCHEDULED'), useUnclosed('CONFIRMED')].filter((one) => one !== null);
  const isComing = !rows && isFetching;
  const groups = DESK_GROUPS.map((group) => ({
    group,
    shown: (rows ?? []).filter((row) => deskGroupOf(row, now) === group),
  }));
  return (
    <Card
      title="Hoy"
      actions={<Link to={ROUTES.appointments}>Ir a la agenda</Link>}
      // Below the day, which does not move when they come.
      footer={
        unclosed.length > 0 && (
          <ul className={styles.list} aria-label="De días anteriores">
            {unclosed.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        )
      }
    >
      <div className={cx(styles.desk, isComing && styles.coming)} role="region" aria-label="Citas de hoy">
        {isComing && <SkeletonList rows={5} label="Cargando las citas de hoy" />}
        {!rows && !isFetching && <p className={styles.quiet}>{MESSAGES.listFailed}</p>}
        {rows && groups.every(({ shown }) => shown.length === 0) && (
          <p className={styles.quiet}>Hoy no hay citas</p>
        )}
        {groups.map(
          ({ group, shown }) =>
            shown.length > 0 && (
              <section key={group} aria-label={TITLES[group]}>
                <h3 className={styles.therapist}>
                  {TITLES[group]} ({shown.length})
                </h3>
                <ul className={styles.list}>
                  {shown.map((row) => (
                    <DeskRow
                      key={row.id}
                      appointment={row}
                      group={group}
                      now={now}
                      onMissed={hasEndings ? ({ id }) => asked.open(id, 'noShow') : undefined}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      {missed && (
        <LateAskedDialog
          appointment={missed}
          what={asked.step as Asked}
          onAsk={(what) => (what ? asked.open(missed.id, what) : asked.close())}
        />
      )}
    </Card>
  );
}
