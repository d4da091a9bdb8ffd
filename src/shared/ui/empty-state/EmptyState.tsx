import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon';
import { InboxIcon } from '../icon/icons';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, or what to do about it. */
  text?: ReactNode;
  /** Button or link to the next step. */
  action?: ReactNode;
  icon?: IconComponent;
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Explains why there is nothing to show, with the next step if there is one. */
export function EmptyState({ title, text, action, icon = InboxIcon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.picture} aria-hidden="true">
        <Icon of={icon} size="xl" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
