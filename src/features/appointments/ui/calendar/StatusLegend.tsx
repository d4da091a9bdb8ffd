import { APPOINTMENT_STATUSES } from '@/contract/appointments';
import { AppointmentStatusBadge } from '../AppointmentStatusBadge';
import styles from './StatusLegend.module.css';

/** Legend of the calendar's colours and icons. */
export function StatusLegend() {
  return (
    <ul className={styles.legend} aria-label="Estados de las citas" data-print="hide">
      {APPOINTMENT_STATUSES.map((status) => (
        <li key={status}>
          <AppointmentStatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}
