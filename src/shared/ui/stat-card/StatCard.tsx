import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon';
import type { Tone } from '../tone';
import { VisuallyHidden } from '../visually-hidden';
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
