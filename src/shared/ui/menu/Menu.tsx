import { useId, useMemo, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { MoreIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { FailedDialog } from '../late-part/FailedDialog';
import { latePart } from '../late-part/latePart';
import type { MenuItemSpec, MenuPopupProps } from './MenuPopup';

const MenuPopup = latePart<MenuPopupProps>(async () => (await import('./MenuPopup')).MenuPopup, {
  failed: ({ onClose, onRetry }) => (
    <FailedDialog
      title="Acciones"
      message="No se ha podido abrir el menú"
      onRetry={onRetry}
      onClose={onClose}
    />
  ),
});

/** Attributes for the button that opens the menu. */
export interface MenuTriggerProps {
  id: string;
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  /** Accessible name of the button and the menu, e.g. 'Acciones de Ana López'. */
  label: string;
  items: readonly MenuItemSpec[];
  /** Renders another button instead of the three dots; spread the given props on it. */
  trigger?: (props: MenuTriggerProps) => ReactNode;
  placement?: 'bottom start' | 'bottom end';
  /** Size of the three-dots button. */
  size?: 'sm' | 'md';
}

/** Keys that open the menu, and the entry that then has the focus. */
const STARTS: Record<string, 'first' | 'last'> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Actions behind a button. The button is cheap, so that a table can contain hundreds. The list and its
 * library load when the button is hovered or focused.
 */
export function Menu({ label, items, trigger, placement = 'bottom end', size }: MenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const triggerRef = useMemo(() => ({ current: button }), [button]);
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);

  const preload = () => void MenuPopup.preload();

  /**
   * Closes the menu and focuses the button before the action runs, so that a dialog can return the focus
   * there.
   */
  function select(item: MenuItemSpec) {
    flushSync(() => setOpen(false));
    button?.focus();
    item.onSelect();
  }

  const triggerProps: MenuTriggerProps = {
    id,
    ref: setButton,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== false,
    onClick: () => setOpen(open ? false : 'first'),
    onKeyDown: (event) => {
      const start = STARTS[event.key];
      if (!start) return;
      // Prevent the click that Enter would cause: React Aria would take it for a screen reader's and focus no
      // entry.
      event.preventDefault();
      setOpen(start);
    },
    onPointerEnter: preload,
    onFocus: preload,
  };

  return (
    <>
      {trigger ? (
        trigger(triggerProps)
      ) : (
        <IconButton {...triggerProps} label={label} icon={MoreIcon} size={size} />
      )}
      {open ? (
        <MenuPopup
          labelledBy={id}
          items={items}
          triggerRef={triggerRef}
          placement={placement}
          start={open}
          onClose={() => setOpen(false)}
          onSelect={select}
        />
      ) : null}
    </>
  );
}
