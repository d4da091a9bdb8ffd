import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's only `<h1>`. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons of the page, the most important one last. */
  actions?: ReactNode;
  /** `Breadcrumbs`, or a link back. */
  breadcrumbs?: ReactNode;
  /** Status of the item shown, beside the title. */
  badge?: ReactNode;
  /** Read before anything else: under the title, above the buttons on a phone. */
  notice?: ReactNode;
}

/** Header of a page: breadcrumbs, title and actions. */
export function PageHeader({ title, description, actions, breadcrumbs, badge, notice }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs}
      <div className={styles.row}>
        <div className={styles.text}>
          <div className={styles.titleRow}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </div>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {notice ? <div className={styles.notice}>{notice}</div> : null}
        {actions ? (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  );
}
