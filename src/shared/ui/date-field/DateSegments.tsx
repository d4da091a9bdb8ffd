import { Fragment } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { cx } from '@/shared/lib/css';
import { controlStyles } from '../field-shell';
import styles from './DateSegments.module.css';
import { SegmentsReader, type SegmentsReaderProps } from './SegmentsReader';

export interface DateSegmentsProps extends SegmentsReaderProps {
  /** Renders no border, because the surrounding group has one. */
  bare?: boolean;
}

/** Segments of a date or time. Each is a spin button: digits type, arrow keys step. */
export function DateSegments({ bare = false, ...reader }: DateSegmentsProps) {
  return (
    <DateInput className={cx(!bare && controlStyles.control, styles.input) ?? ''}>
      {(segment) => (
        <Fragment>
          {/* The state of the segments can be read only from among them; every date has one day, every time one hour. */}
          {(segment.type === 'day' || segment.type === 'hour') && <SegmentsReader {...reader} />}
          <DateSegment segment={segment} className={styles.segment ?? ''} />
        </Fragment>
      )}
    </DateInput>
  );
}
