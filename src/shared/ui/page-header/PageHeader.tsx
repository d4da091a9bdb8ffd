import type { ReactNode, Ref } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's only `<h1>`. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons of the page, the most important last. */
  actions?: ReactNode;
  /** `Breadcrumbs`, or a link back. */
  breadcrumbs?: ReactNode;
  /** State of the thing shown, beside the title. */
  badge?: ReactNode;
  /** What has to be read before anything else: under the title, on a phone too. */
  notice?: ReactNode;
  /** The heading, so that a page can move focus to it after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Header of a page: breadcrumbs, title and actions. */
export function PageHeader({
  title,
  description,
  actions,
  breadcrumbs,
  badge,
  notice,
  headingRef,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs}
      <div className={styles.row}>
        <div className={styles.text}>
          <div className={styles.titleRow}>
            <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
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
