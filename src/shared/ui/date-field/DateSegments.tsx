import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { cx } from '@/shared/lib/css';
import { controlStyles } from '../field-shell';
import styles from './DateSegments.module.css';

export interface DateSegmentsProps {
  /** Renders no border, because the surrounding group has one. */
  bare?: boolean;
}

/** Segments of a date or time. Each is a spin button: digits type, arrow keys step. */
export function DateSegments({ bare = false }: DateSegmentsProps) {
  return (
    <DateInput className={cx(!bare && controlStyles.control, styles.input) ?? ''}>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
    </DateInput>
  );
}
