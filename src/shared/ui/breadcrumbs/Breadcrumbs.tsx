import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Path of the step. The last step is the current page and has none. */
  to?: string;
}

/** Position of the page in the hierarchy. On a phone only the link to the parent is shown. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación" data-print="hide">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.to ?? ''}${item.label}`} className={styles.item}>
            {index > 0 ? <Icon of={ChevronRightIcon} size="sm" className={styles.separator} /> : null}
            <Icon of={ChevronLeftIcon} size="sm" className={styles.back} />
            {item.to ? (
              <Link className={styles.link} to={item.to}>
                {item.label}
              </Link>
            ) : (
              <span className={styles.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
