import type { CSSProperties } from 'react';
import { cx } from '@/shared/lib/css';
import { hueOf, initials } from './initials';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Full name; the name itself stands beside the avatar, so the avatar is decoration. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/** Initials on a colour that a name always keeps. Lightness comes from the theme, so every hue stays legible. */
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
