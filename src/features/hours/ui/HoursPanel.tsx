import type { TherapistHours } from '@/contract/hoursAnswers';
import type { TouchedRenderer } from './AbsenceDialog';
import { AbsencesCard } from './AbsencesCard';
import { ExtrasCard } from './ExtrasCard';
import styles from './HoursPanel.module.css';
import { WeeksCard } from './WeeksCard';

export interface HoursPanelProps {
  hours: TherapistHours;
  /** Shows the appointments on which an absence falls. */
  renderTouched: TouchedRenderer;
}

/** The hours of one therapist: weeks, absences and extra hours. */
export function HoursPanel({ hours, renderTouched }: HoursPanelProps) {
  return (
    <div className={styles.panels}>
      <WeeksCard hours={hours} />
      <AbsencesCard hours={hours} renderTouched={renderTouched} />
      <ExtrasCard hours={hours} />
    </div>
  );
}
