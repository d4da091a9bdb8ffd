import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Tabs.module.css';

/** Scrolls a row that is wider than the screen, so that the whole of its chosen item is shown. */
function showWhole(row: HTMLElement | null, chosen: string): void {
  const item = row?.querySelector<HTMLElement>(chosen);
  if (!row || !item) return;
  const end = item.offsetLeft + item.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, end), item.offsetLeft);
}

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconComponent;
  /** Number of items in the tab. */
  count?: number;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  options: readonly TabOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Panel of the selected tab; the others are not mounted. */
  children: ReactNode;
}

/** Parts of one screen, shown one at a time. Arrow keys, Home and End move and select at once. */
export function Tabs<Value extends string>({ label, options, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // A row of tabs wider than the screen begins at the first one, which may not be the chosen one.
  useLayoutEffect(() => showWhole(list.current, '[aria-selected="true"]'), [value]);

  function onKeyDown(event: KeyboardEvent) {
    // With one of them they are the browser's, such as Alt and an arrow for the page before.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = options.findIndex((option) => option.value === value);
    const last = options.length - 1;
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = target === undefined ? undefined : options[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-print="hide"
      >
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <button
              key={option.value}
              type="button"
              role="tab"
              id={`${id}-${option.value}`}
              className={cx(styles.tab, chosen && styles.chosen)}
              aria-selected={chosen}
              aria-controls={chosen ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(option.value)}
            >
              {option.icon ? <Icon of={option.icon} size="sm" /> : null}
              {option.label}
              {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

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
                  {link.label}{' '}
                  {link.unfinished && (
                    <span className={styles.unfinished}>
                      <VisuallyHidden>({link.unfinished})</VisuallyHidden>
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
