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
  /** Takes the other time and saves. */
  onChoose: (slot: { date: string; time: string }) => unknown;
}

/** Names the conflicting appointment and offers the next free times as buttons. */
export function ConflictChoices({
  conflict: { conflict, alternatives },
  title = MESSAGES.overlap,
  onChoose,
}: ConflictChoicesProps) {
  return (
    <InlineAlert tone="danger" title={title} live>
      <p>
        <bdi>{conflict.patientName}</bdi>: {formatShortDate(conflict.date)}, {timeSpan(conflict)}.
      </p>
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
