import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { cx } from '@/shared/lib/css';
import { controlStyles } from '../field-shell';
import styles from './DateSegments.module.css';

export interface DateSegmentsProps {
  /** Draws no box of its own: the group around it has one. */
  bare?: boolean;
}

/** The parts of a date or time, each a spin button: digits type, arrows step. */
export function DateSegments({ bare = false }: DateSegmentsProps) {
  return (
    <DateInput className={cx(!bare && controlStyles.control, styles.input) ?? ''}>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
    </DateInput>
  );
}
