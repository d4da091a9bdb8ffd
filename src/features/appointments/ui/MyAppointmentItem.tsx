import type { ReactNode } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { formatLongDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { CalendarPlusIcon } from '@/shared/ui/icon/icons';
import { downloadAppointment } from '../calendarFile';
import { longMoment, offerText, timeSpan } from '../appointmentTexts';
import { AppointmentStatusBadge } from './AppointmentMarks';
import styles from './MyAppointmentItem.module.css';

export interface MyAppointmentItemProps {
  appointment: Appointment;
  /** Offers the download for the patient's calendar. */
  upcoming?: boolean;
  /** Address of the practice, for the patient's calendar. */
  location?: string | null | undefined;
  /** What the patient answers about it. */
  answers?: ReactNode;
}

/** Date, therapist, type and status of one appointment of the patient. */
export function MyAppointmentItem({
  appointment,
  upcoming = false,
  location,
  answers,
}: MyAppointmentItemProps) {
  const { date, duration, type, status, therapist, notes } = appointment;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.when}>
          <time dateTime={date}>{formatLongDate(date)}</time>
        </p>
        <p className={styles.line}>
          {timeSpan(appointment)} ({duration} min) · {APPOINTMENT_TYPE_LABELS[type]}
        </p>
        {therapist?.name && <p className={styles.line}>Con {therapist.name}</p>}
        {offerText(appointment) && <p className={styles.line}>{offerText(appointment)}</p>}
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      <div className={styles.side}>
        <AppointmentStatusBadge status={status} />
        {upcoming && (
          <Button
            size="sm"
            variant="quiet"
            icon={CalendarPlusIcon}
            aria-label={`Añadir a mi calendario la cita del ${formatLongDate(date)}`}
            onClick={() => downloadAppointment(appointment, 'patient', location)}
          >
            Añadir a mi calendario
          </Button>
        )}
      </div>
      {answers && (
        <div
          className={styles.answers}
          role="group"
          aria-label={`Responder a la cita del ${longMoment(date)}`}
        >
          {answers}
        </div>
      )}
    </li>
  );
}
