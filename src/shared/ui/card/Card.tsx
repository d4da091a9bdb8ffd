import { useId, type ReactNode, type Ref } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  children?: ReactNode;
  /** Heading of the card, also the name of its region. */
  title?: ReactNode;
  /** Line under the heading. */
  description?: ReactNode;
  /** Level of the heading in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Ref of the heading, so that a form of several steps can focus it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons at the end of the heading row. */
  actions?: ReactNode;
  /** Footer below a thin line. */
  footer?: ReactNode;
  /** A `div` is no region. */
  as?: 'section' | 'div';
}

/** A bordered surface for related content. */
export function Card({
  children,
  title,
  description,
  headingLevel = 2,
  headingRef,
  actions,
  footer,
  as: Element = 'section',
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const named = title && Element !== 'div';

  return (
    <Element className={styles.card} aria-labelledby={named ? titleId : undefined} data-print="keep">
      {title || actions ? (
        <header className={styles.header}>
          <div className={styles.heading}>
            {title ? (
              <Heading
                ref={headingRef}
                className={styles.title}
                id={titleId}
                tabIndex={headingRef ? -1 : undefined}
              >
                {title}
              </Heading>
            ) : null}
            {description ? <p className={styles.description}>{description}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children ? <div className={styles.body}>{children}</div> : null}
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </Element>
  );
}
