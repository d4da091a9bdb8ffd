import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon';
import type { Tone } from '../tone';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** One or two words: the state itself, so that colour is never needed to read it. */
  children: ReactNode;
  tone?: Tone;
  /** Replaces the small shape of the tone. */
  icon?: IconComponent;
  size?: 'sm' | 'md';
}

/** A status in one word. Each tone also has its own shape, for people who cannot tell colours apart. */
export function Badge({ children, tone = 'neutral', icon, size = 'md' }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], styles[size])}>
      {icon ? (
        <Icon of={icon} size="sm" className={styles.icon} />
      ) : (
        <span className={styles.shape} aria-hidden="true" />
      )}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
