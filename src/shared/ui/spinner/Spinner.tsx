import { cx } from '@/shared/lib/css';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being loaded: stands beside the spinner, and is announced politely. */
  label?: string;
  /** Centres the spinner in the free space of its container. */
  centred?: boolean;
}

/** Loading indicator for content of unknown shape. If the shape is known, use a skeleton. */
export function Spinner({ label = 'Cargando...', centred = false }: SpinnerProps) {
  return (
    <div className={cx(styles.spinner, centred && styles.centred)} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </div>
  );
}
