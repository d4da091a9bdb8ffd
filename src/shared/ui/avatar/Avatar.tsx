import type { CSSProperties } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './Avatar.module.css';

const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i', 'da', 'do', 'dos']);

/** One or two capital letters for a Spanish name: first given name and first surname, without particles. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.has(word.toLocaleLowerCase('es-ES')));
  const letters = [words[0], words.length > 1 ? words[1] : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('es-ES') || '?';
}

/** Hue 0–359, always the same for the same name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3_600_007;
  return (hash * 137) % 360;
}

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
