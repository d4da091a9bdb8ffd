import type { ReactNode } from 'react';
import { Icon, InboxIcon, type IconComponent } from '../icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty, or what to do about it. */
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: IconComponent;
  /** A drawing of one's own instead of the icon. */
  illustration?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Nothing to show, said kindly, with the next step where there is one. */
export function EmptyState({
  title,
  text,
  action,
  icon = InboxIcon,
  illustration,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {illustration ?? (
        <span className={styles.picture} aria-hidden="true">
          <Icon of={icon} size="xl" />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
