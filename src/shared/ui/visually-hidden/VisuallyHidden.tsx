import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** Text for assistive technology only. */
  children: ReactNode;
}

/** Text that is read aloud and never drawn: use it where the picture says enough to the eye. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
