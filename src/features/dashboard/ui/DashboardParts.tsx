import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate, practiceWallClock } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import styles from './DashboardParts.module.css';

/** 'Buenos días, Ana' and today's date. */
export function DashboardGreeting({ name }: { name: string }) {
  const now = useNow();
  const hour = Number(practiceWallClock(now).time.slice(0, 2));
  const date = formatLongDate(now);
  return (
    <PageHeader
      title={`${greetingAt(hour)}, ${name.split(' ')[0] ?? name}`}
      description={date.charAt(0).toUpperCase() + date.slice(1)}
    />
  );
}

/** Greeting for an hour (0–23) in the practice's time zone. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Buenos días';
  return hour < 18 ? 'Buenas tardes' : 'Buenas noches';
}

/** Two columns of cards, one on narrow screens. The page fills it with cards of other domains. */
export function DashboardGrid({ main, side }: { main: ReactNode; side?: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={styles.column}>{main}</div>
      {side && <div className={styles.column}>{side}</div>}
    </div>
  );
}

/** A shortcut on the dashboard. */
export interface QuickAction {
  label: string;
  to: string;
  icon: IconComponent;
}

/** Large links to the most frequent actions. */
export function QuickActions({
  actions,
  label = 'Acciones rápidas',
}: {
  actions: readonly QuickAction[];
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {actions.map(({ label: name, to, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon of={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
