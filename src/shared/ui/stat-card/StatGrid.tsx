import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './StatCard.module.css';

export interface StatGridProps {
  /** `StatCard`s. */
  children: ReactNode;
  /** Accessible name of the group. */
  label?: string;
  /** Six cards: six abreast, three or two, never five and one. */
  six?: boolean;
}

/** Whether an element is wider inside than it is; followed as its width changes. */
function useScrolls() {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolls(target.scrollWidth > target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return { element, scrolls };
}

/**
 * Lays counts side by side in equal columns. On a phone they are one line that scrolls sideways, so that the list below
 * is on the first screen; the keyboard reaches the line where it scrolls.
 */
export function StatGrid({ children, label = 'Resumen', six = false }: StatGridProps) {
  const { element, scrolls } = useScrolls();
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
