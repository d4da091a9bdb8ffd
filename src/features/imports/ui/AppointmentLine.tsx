import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { APPOINTMENT_IMPORT_FIELDS, type AppointmentImportField } from '@/contract/appointmentImports';
import type { AppointmentRow } from '@/contract/appointmentImportRows';
import { formatShortDate } from '@/shared/lib/dates';
import styles from './Imports.module.css';

export interface AppointmentLineProps {
  row: AppointmentRow;
  /** Whose it is. */
  who: string | null | undefined;
  /** Further words, such as the room. */
  more?: readonly (string | false | null | undefined)[];
}

/** When an appointment of a file takes place, whose it is, and what of it could not be read. */
export function AppointmentLine({ row, who, more = [] }: AppointmentLineProps) {
  const { date, time, duration, type } = row.body;
  const errors = Object.entries(row.errors) as [AppointmentImportField, string][];
  return (
    <div className={styles.words}>
      <strong>{who || 'Sin nombre'}</strong>
      <span className={styles.second}>
        {[
          date && `${formatShortDate(date)} ${date.slice(0, 4)}`,
          time,
          duration > 0 && `${duration} min`,
          APPOINTMENT_TYPE_LABELS[type],
          ...more,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {errors.map(([field, message]) => (
        <span key={field} className={styles.fault}>
          {APPOINTMENT_IMPORT_FIELDS[field].label}: {message}
        </span>
      ))}
    </div>
  );
}
