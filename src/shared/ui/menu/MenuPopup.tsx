import type { RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { cx } from '@/shared/lib/css';
import { FloatingPanel } from '../aria-overlay/FloatingPanel';
import { Icon, type IconComponent } from '../icon/Icon';
import styles from './Menu.module.css';

export interface MenuItemSpec {
  /** Unique within the menu. */
  key: string;
  label: string;
  icon?: IconComponent;
  onSelect: () => void;
  /** `danger` for destructive actions, separated by a line. */
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export interface MenuPopupProps {
  /** Id of the button. */
  labelledBy: string;
  items: readonly MenuItemSpec[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  placement: 'bottom start' | 'bottom end';
  /** Entry that has the focus initially. */
  start: 'first' | 'last';
  onClose: () => void;
  onSelect: (item: MenuItemSpec) => void;
}

/** The open list of a menu. */
export function MenuPopup({
  labelledBy,
  items,
  triggerRef,
  placement,
  start,
  onClose,
  onSelect,
}: MenuPopupProps) {
  return (
    // The build contains only the library's Spanish texts, so the language must not depend on the browser.
    <I18nProvider locale="es-ES">
      <FloatingPanel
        triggerRef={triggerRef}
        placement={placement}
        isOpen
        aria-labelledby={labelledBy}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <AriaMenu
          className={styles.menu ?? ''}
          aria-labelledby={labelledBy}
          autoFocus={start}
          onClose={onClose}
          onAction={(key) => {
            const item = items.find((candidate) => candidate.key === key);
            if (item) onSelect(item);
          }}
        >
          {items.map((item) => (
            <MenuItem
              key={item.key}
              id={item.key}
              textValue={item.label}
              isDisabled={item.disabled}
              className={cx(styles.item, item.tone === 'danger' && styles.danger) ?? ''}
            >
              {item.icon ? <Icon of={item.icon} size="sm" /> : null}
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </FloatingPanel>
    </I18nProvider>
  );
}
