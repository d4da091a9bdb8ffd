import type { ReactNode } from 'react';
import { ChevronRightIcon, Icon } from '../icon';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** What is behind it. */
  summary: ReactNode;
  children: ReactNode;
  /** Opened from outside; without it the browser keeps the state. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** Secondary content, collapsed until opened. */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon of={ChevronRightIcon} size="sm" className={styles.chevron} />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
