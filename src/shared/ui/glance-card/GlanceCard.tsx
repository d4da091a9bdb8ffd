import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import { SkeletonText } from '../skeleton/Skeleton';
import styles from './GlanceCard.module.css';

export interface GlanceCardProps {
  /** What the card tells of. */
  label: string;
  icon: IconComponent;
  /** The answer in a few words: a date and a time. */
  title?: ReactNode;
  /** State of what is told of. */
  badge?: ReactNode;
  /** One line more, cut where it does not fit: the whole is where the card leads. */
  line?: ReactNode;
  /** Where it is dealt with; without it the card is no link. */
  to?: string;
  /** State of that navigation. */
  state?: unknown;
  /** Bars stand in, in the room that the answer will take. */
  loading?: boolean;
}

/** One answer at a glance, with the way to where it is dealt with. */
export function GlanceCard({ label, icon, title, badge, line, to, state, loading = false }: GlanceCardProps) {
  const id = useId();
  return (
    <div className={cx(styles.card, to && styles.pressable)} role="group" aria-labelledby={`${id}-label`}>
      <Icon of={icon} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.label} id={`${id}-label`}>
          {label}
        </p>
        {loading ? (
          <div className={styles.waiting}>
            <SkeletonText lines={2} label={`Cargando ${label.toLowerCase()}`} />
          </div>
        ) : (
          <>
            <p className={to ? styles.title : styles.nothing} id={`${id}-title`}>
              {to ? (
                <Link
                  to={to}
                  state={state}
                  className={styles.link}
                  aria-labelledby={`${id}-label ${id}-title`}
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <div className={styles.foot}>
              {badge}
              <span className={styles.line}>{line}</span>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Cards side by side: four in a row, two on a phone, with room for two lines of each answer. */
export function GlanceGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
