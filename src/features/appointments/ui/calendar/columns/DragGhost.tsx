import { cx } from '@/shared/lib/css';
import { appointmentClass } from '../AppointmentFace';
import faceStyles from '../AppointmentFace.module.css';
import styles from './ColumnsGrid.module.css';
import { percentOf, timeOf, type DayScale } from './dayScale';
import type { DragTarget } from './useColumnPointer';

export interface DragGhostProps {
  target: DragTarget;
  scale: DayScale;
  /** Position of its column. */
  index: number;
}

/** Where the dragged appointment would stand. */
export function DragGhost({ target, scale, index }: DragGhostProps) {
  const { appointment, start, duration } = target;
  return (
    <div className={styles.ghostColumn} style={{ gridColumn: index + 2 }} aria-hidden="true">
      <div
        className={cx(styles.ghost, appointmentClass(appointment, {}))}
        style={{
          top: `${percentOf(start, scale)}%`,
          height: `${percentOf(start + duration, scale) - percentOf(start, scale)}%`,
        }}
      >
        <span className={faceStyles.face}>
          <span className={faceStyles.line}>
            <span className={faceStyles.time}>
              {timeOf(start)}–{timeOf(start + duration)}
            </span>{' '}
            <span className={faceStyles.name}>{appointment.patientName}</span>
          </span>
        </span>
      </div>
    </div>
  );
}
