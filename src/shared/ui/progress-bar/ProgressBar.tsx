import { useId, type CSSProperties } from 'react';
import { cx } from '@/shared/lib/css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  labelVisible?: boolean;
  /** Amount done, from 0 to `max`. */
  value: number;
  max: number;
  /** Text of the amount, e.g. '3 de 6 ejercicios'. */
  valueText: string;
}

/** Progress of something with a known length. */
export function ProgressBar({ label, labelVisible = true, value, max, valueText }: ProgressBarProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

  return (
    <div className={styles.progress}>
      <div className={cx(styles.caption, !labelVisible && styles.hidden)}>
        <span id={labelId}>{labelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}</span>
        {labelVisible ? (
          <span className={styles.value} aria-hidden="true">
            {valueText}
          </span>
        ) : null}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
      >
        <span className={styles.bar} style={{ '--share': share } as CSSProperties} />
      </div>
    </div>
  );
}
