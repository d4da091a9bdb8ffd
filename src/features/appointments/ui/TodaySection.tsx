import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { takesPlace } from '@/contract/followUp';
import { APPOINTMENT_MESSAGES } from '@/contract/appointments';
import { KEEP_FRESH } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { formatTime } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useServerNow } from '@/shared/useServerClock';
import { useListTodayAppointmentsQuery } from '../api';
import { kindText } from '../appointmentTexts';
import { daySigns, signText, type DaySign } from '../dayPlan';
import { areOfSeveral, therapistNames } from '../therapists';
import { recordOf } from '../useAppointmentTasks';
import { AppointmentState } from './AppointmentMarks';
import { DayLine } from './DayLine';
import styles from './TodaySection.module.css';

export interface TodaySectionProps {
  /** For an ADMIN: groups the day by therapist and hides the links to patient records. */
  byTherapist?: boolean;
  /** What waits beside the appointments; comes first. */
  pending?: ReactNode;
}

interface DayRowProps {
  appointment: Appointment;
  sign: DaySign;
  withRecord: boolean;
}

function DayRow({ appointment, sign, withRecord }: DayRowProps) {
  const { id, patientName, status, arrivedAt, room } = appointment;
  return (
    <DayLine
      appointment={appointment}
      isMarked={Boolean(sign)}
      said={
        <>
          <span className={styles.with}>
            {[kindText(appointment), room?.name].filter(Boolean).join(' · ')}
          </span>
          {sign && <span className={styles.sign}>{signText(sign)}</span>}
          {arrivedAt && status !== 'COMPLETED' && (
            <span className={styles.with}>Llegó a las {formatTime(arrivedAt)}</span>
          )}
        </>
      }
      beside={<AppointmentState appointment={appointment} />}
    >
      {withRecord && status !== 'COMPLETED' && takesPlace(appointment) && (
        <ButtonLink
          size="sm"
          to={ROUTES.sessionOfAppointment(id)}
          aria-label={`Escribir la sesión de ${patientName}`}
        >
          Escribir sesión
        </ButtonLink>
      )}
      {withRecord && (
        <ButtonLink
          size="sm"
          variant="quiet"
          to={recordOf(appointment)}
          aria-label={`Abrir la ficha de ${patientName}`}
        >
          Abrir ficha
        </ButtonLink>
      )}
    </DayLine>
  );
}

/**
 * Today's appointments with their next actions. A failed fetch is logged and shown in the card, without a
 * toast.
 */
export function TodaySection({ byTherapist = false, pending }: TodaySectionProps) {
  const { currentData: rows, error } = useListTodayAppointmentsQuery(undefined, KEEP_FRESH);
  useLoggedFailure(error, APPOINTMENT_MESSAGES.listFailed);
  const signOf = daySigns(rows ?? [], useServerNow());
  const grouped = byTherapist || areOfSeveral(rows);
  const day = useRef<HTMLDivElement>(null);
  const isLoaded = Boolean(rows);
  // Scroll to the current or next appointment, except in the view grouped by therapist.
  useEffect(() => {
    const row = day.current?.querySelector<HTMLElement>('[data-next]');
    if (isLoaded && row && day.current && !grouped) day.current.scrollTop = row.offsetTop;
  }, [isLoaded, grouped]);
  const list = (shown: readonly Appointment[], label: string) => (
    <ul className={styles.list} aria-label={label}>
      {shown.map((row) => (
        <DayRow key={row.id} appointment={row} sign={signOf(row)} withRecord={!byTherapist} />
      ))}
    </ul>
  );
  return (
    <Card title="Hoy" actions={<Link to={ROUTES.appointments}>Ir a la agenda</Link>}>
      {pending}
      <div ref={day} className={styles.day} role="region" aria-label="Citas de hoy" tabIndex={0}>
        {!rows && !error && <SkeletonList rows={5} label="Cargando las citas de hoy" />}
        {!rows && Boolean(error) && <p className={styles.quiet}>{APPOINTMENT_MESSAGES.listFailed}</p>}
        {rows?.length === 0 && (
          <p className={styles.quiet}>{byTherapist ? 'Hoy no hay citas' : 'Hoy no tienes citas'}</p>
        )}
        {rows && rows.length > 0 && !grouped && list(rows, 'Citas de hoy')}
        {rows &&
          grouped &&
          ['', ...therapistNames(rows)].map((name) => {
            const own = rows.filter(({ therapist }) => (therapist?.name ?? '') === name);
            if (own.length === 0) return null;
            return (
              <section key={name} aria-label={name || 'Sin fisioterapeuta'}>
                {name && <h3 className={styles.therapist}>{name}</h3>}
                {list(own, `Citas de ${name || 'hoy'}`)}
              </section>
            );
          })}
      </div>
    </Card>
  );
}
