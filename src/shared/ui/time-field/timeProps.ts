import type { FieldProps } from '../field-shell';

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm` on the 24-hour clock, or empty. */
  value: string;
  /** `HH:mm`, or empty while the time is incomplete. */
  onChange: (value: string) => void;
  /** Earliest and latest time, `HH:mm`. */
  min?: string;
  max?: string;
}
