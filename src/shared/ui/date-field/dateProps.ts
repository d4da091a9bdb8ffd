import type { FieldProps } from '../field-shell';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** `YYYY-MM-DD`, or empty while the date is incomplete. */
  onChange: (value: string) => void;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}
