import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import type { Tone } from '../tone/tone';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The state in one or two words, so that it can be read without the colour. */
  children: ReactNode;
  tone?: Tone;
  /** Replaces the default icon of the tone. */
  icon?: IconComponent;
  size?: 'sm' | 'md';
}

/** A status in one word. Each tone also has its own icon, for people who cannot tell colours apart. */
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
