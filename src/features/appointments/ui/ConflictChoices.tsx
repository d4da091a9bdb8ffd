import type { AppointmentConflict } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { formatShortDate, practiceWallClock } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { shortSlot, timeSpan } from '../appointmentTexts';
import styles from './ConflictChoices.module.css';

export interface ConflictChoicesProps {
  conflict: AppointmentConflict;
  /** Who is busy. */
  title?: string;
  /** Takes the other time, or the other room, and saves. */
  onChoose: (change: { date: string; time: string } | { roomId: string }) => unknown;
}

/** Names the conflicting appointment and offers as buttons the next free times and, at the same time, the free rooms. */
export function ConflictChoices({
  conflict: { conflict, alternatives, freeRooms = [] },
  title = MESSAGES.overlap,
  onChoose,
}: ConflictChoicesProps) {
  return (
    <InlineAlert tone="danger" title={title} live>
      <p>
        <bdi>{conflict.patientName}</bdi>: {formatShortDate(conflict.date)}, {timeSpan(conflict)}.
      </p>
      {freeRooms.length > 0 && (
        <div className={styles.choices} role="group" aria-label="Salas libres">
          <span className={styles.lead}>Guardar a la misma hora en:</span>
          {freeRooms.map(({ id, name }) => (
            <Button key={id} size="sm" onClick={() => onChoose({ roomId: id })}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {alternatives.length > 0 && (
        <div className={styles.choices} role="group" aria-label="Horas libres">
          <span className={styles.lead}>Guardar a otra hora:</span>
          {alternatives.map((slot) => (
            <Button key={slot.date} size="sm" onClick={() => onChoose(practiceWallClock(slot.date))}>
              {shortSlot(slot)}
            </Button>
          ))}
        </div>
      )}
    </InlineAlert>
  );
}
