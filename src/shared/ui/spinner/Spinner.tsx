import { cx } from '@/shared/lib/css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being loaded; announced politely. */
  label?: string;
  /** Shows the label beside the spinner instead of only announcing it. */
  labelVisible?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Centres the spinner in the free space of its container. */
  centred?: boolean;
}

/** Loading indicator for content of unknown shape. If the shape is known, use a skeleton. */
export function Spinner({
  label = 'Cargando...',
  labelVisible = true,
  size = 'md',
  centred = false,
}: SpinnerProps) {
  return (
    <div className={cx(styles.spinner, centred && styles.centred)} role="status">
      <span className={cx(styles.ring, styles[size])} aria-hidden="true" />
      {labelVisible ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </div>
  );
}
