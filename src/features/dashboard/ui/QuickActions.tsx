import { Link } from 'react-router-dom';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import styles from './QuickActions.module.css';

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
