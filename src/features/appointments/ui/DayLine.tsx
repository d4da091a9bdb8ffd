import type { ReactNode } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { timeSpan } from '../appointmentTexts';
import { useStatusChange } from '../statusChange';
import styles from './TodaySection.module.css';

export interface DayLineProps {
  appointment: Appointment;
  /** Stands out: it comes next, or is late. */
  isMarked: boolean;
  /** The patient's name as a link, where it leads somewhere. */
  name?: ReactNode;
  /** What is said below the name. */
  said?: ReactNode;
  /** What stands before the buttons. */
  beside: ReactNode;
  /** False where confirming comes too late. */
  canConfirm?: boolean;
  /** Buttons after «Confirmar» and «Mover». */
  children?: ReactNode;
}

/** One appointment in a list of today's: when, who, and what can be done. */
export function DayLine({
  appointment,
  isMarked,
  name,
  said,
  beside,
  canConfirm = true,
  children,
}: DayLineProps) {
  const changeStatus = useStatusChange();
  const { id, patientName, status, date, asksAnotherDay } = appointment;
  return (
    <li className={styles.row} data-next={isMarked ? '' : undefined}>
      <time className={styles.time} dateTime={date}>
        {timeSpan(appointment)}
      </time>
      <span className={styles.person}>
        <span className={styles.name}>{name ?? (patientName || '—')}</span>
        {said}
      </span>
      {beside}
      <div className={styles.actions}>
        {canConfirm && status === 'SCHEDULED' && (
          <Button
            size="sm"
            aria-label={`Confirmar la cita de ${patientName}`}
            onClick={() => changeStatus(appointment, 'CONFIRMED')}
          >
            Confirmar
          </Button>
        )}
        {asksAnotherDay && (
          <ButtonLink
            size="sm"
            to={ROUTES.editAppointment(id)}
            state={leadsBackState}
            aria-label={`Mover la cita de ${patientName}`}
          >
            Mover
          </ButtonLink>
        )}
        {children}
      </div>
    </li>
  );
}
