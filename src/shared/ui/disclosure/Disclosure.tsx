import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { ChevronRightIcon } from '../icon/icons';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** Label that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  /** Controls the state; without it the browser does. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** Secondary content, collapsed initially. */
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
