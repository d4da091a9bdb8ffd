import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon';
import { showWhole } from './showWhole';
import styles from './Tabs.module.css';

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
