import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/shared/lib/css';
import { VisuallyHidden } from '../visually-hidden';
import { showWhole } from './showWhole';
import styles from './Tabs.module.css';

export interface TabLink {
  to: string;
  label: string;
  /** What is not finished there, e.g. 'sin enviar': marked with a dot and read out. */
  unfinished?: string;
}

export interface TabLinksProps {
  /** Accessible name of the links. */
  label: string;
  links: readonly TabLink[];
  /** Label of the part that is shown. */
  current: string;
  /** The part that is shown. */
  children: ReactNode;
}

/** Parts of one screen that have an address each. They look like `Tabs` and are links. */
export function TabLinks({ label, links, current, children }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showWhole(list.current, '[aria-current="page"]'), [current, links.length]);

  // Where the links stand far down the screen, as on a phone, what was chosen would begin below its edge.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) list.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return (
    <div className={styles.tabs}>
      <nav aria-label={label} data-print="hide">
        <ul ref={list} className={cx(styles.list, styles.links)}>
          {links.map((link) => {
            const chosen = link.label === current;
            return (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className={cx(styles.tab, chosen && styles.chosen)}
                  aria-current={chosen ? 'page' : undefined}
                >
                  {link.label}
                  {link.unfinished && (
                    <span className={styles.unfinished}>
                      <VisuallyHidden>{` (${link.unfinished})`}</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={cx(styles.panel, styles.tall)}>{children}</div>
    </div>
  );
}
