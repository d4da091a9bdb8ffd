import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import type { Tone } from '../tone/tone';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './StatCard.module.css';

export interface StatCardProps {
  label: string;
  /** The number. A dash means unknown. */
  value: ReactNode;
  icon?: IconComponent;
  /** Small text under the number: what it counts, or how it changed. */
  hint?: ReactNode;
  tone?: Tone;
  /** Shows a skeleton bar instead of the number. */
  loading?: boolean;
  /** Makes the card a link to the list behind the number. */
  to?: string;
}

/** One number with its label. Put several in a `StatGrid`. */
export function StatCard({ label, value, icon, hint, tone = 'primary', loading = false, to }: StatCardProps) {
  const content = (
    <>
      {icon ? (
        <span className={cx(styles.icon, styles[tone])}>
          <Icon of={icon} />
        </span>
      ) : null}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {loading ? (
          <span className={styles.value}>
            <span className={styles.bar} aria-hidden="true" />
            <VisuallyHidden>Cargando...</VisuallyHidden>
          </span>
        ) : (
          <span className={styles.value}>{value}</span>
        )}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </>
  );

  return to ? (
    <Link className={cx(styles.card, styles.link)} to={to} aria-busy={loading || undefined}>
      {content}
    </Link>
  ) : (
    <div className={styles.card} aria-busy={loading || undefined}>
      {content}
    </div>
  );
}

export interface StatGridProps {
  /** `StatCard`s. */
  children: ReactNode;
  /** Accessible name of the group. */
  label?: string;
  /** Six cards: six abreast, three or two, never five and one. */
  six?: boolean;
}

/** Whether an element is wider inside than it is; followed as its width, its content or a card's width changes. */
function useScrolls(content: ReactNode) {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Measured before it is painted, because an observer tells a frame later that the keyboard must reach it.
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setScrolls(target.scrollWidth > target.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    // A font that comes late widens the cards and not the line.
    for (const watched of [target, ...target.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [content]);
  return { element, scrolls };
}

/**
 * Lays counts side by side in equal columns. On a phone they are one line that scrolls sideways, so that the list below
 * is on the first screen; the keyboard reaches the line where it scrolls.
 */
export function StatGrid({ children, label = 'Resumen', six = false }: StatGridProps) {
  const { element, scrolls } = useScrolls(children);
  return (
    <div
      ref={element}
      className={cx(styles.grid, six && styles.six)}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  );
}
