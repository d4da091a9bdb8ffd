import type { CSSProperties } from 'react';
import { cx } from '@/shared/lib/css';
import { hueOf, initials } from './initials';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Full name. It is also shown beside the avatar, so the avatar is decorative. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/**
 * Initials on a colour derived from the name. Its lightness comes from the theme, so every hue is legible.
 */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <span
      className={cx(styles.avatar, styles[size])}
      style={{ '--hue': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
