import { cx } from '@/shared/lib/css';
import styles from './Logo.module.css';

export interface LogoProps {
  /** Height 24, 32 or 44 px at the default text size. */
  size?: 'sm' | 'md' | 'lg';
  /** Draws the mark without the word. */
  markOnly?: boolean;
  /** Accessible name. Empty inside a link or heading that already names the product. */
  label?: string;
}

/**
 * Mark and wordmark of Fisia. The mark is an f and a person who stretches: a spine that bends forward, and arms in
 * the arc that a joint describes. The mark keeps its colours in every theme, the word takes the text's.
 */
export function Logo({ size = 'md', markOnly = false, label = 'Fisia' }: LogoProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg
      className={cx(styles.logo, styles[size])}
      viewBox={markOnly ? '0 0 40 40' : '0 0 128 40'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...name}
    >
      <rect className={styles.ground} width="40" height="40" rx="11.5" />
      <path className={styles.spine} strokeWidth="3.8" d="M17.2 31.8V18.6c0-5.6 3.1-9.2 8.2-9.2" />
      <path
        className={styles.arc}
        strokeWidth="3.4"
        d="M10.4 23.8c2.1-2.3 4.4-3.4 6.8-3.4 3.4 0 6.4 1.9 8.6 5.3"
      />
      {markOnly ? null : (
        <g className={styles.word} strokeWidth="3.3">
          <path d="M53.2 31.2V9.6h13M53.2 20h11" />
          <path d="M74 17.2v14" />
          <path d="M91.6 19.1c-1.2-1.5-3-2.2-5-2.2-2.9 0-4.9 1.4-4.9 3.5 0 5.1 10.4 2 10.4 7.3 0 2.3-2.2 3.8-5.3 3.8-2.3 0-4.4-.8-5.7-2.4" />
          <path d="M99.4 17.2v14" />
          <circle cx="113.4" cy="24.2" r="7.1" />
          <path d="M120.5 17.2v14" />
          <g className={styles.dots}>
            <circle cx="74" cy="10.4" r="2.3" />
            <circle cx="99.4" cy="10.4" r="2.3" />
          </g>
        </g>
      )}
    </svg>
  );
}
