import {
  lazy,
  Suspense,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { MoreIcon } from '../icon';
import { IconButton } from '../icon-button';
import type { MenuItemSpec } from './menuItem';

const loadPopup = () => import('./MenuPopup');
const MenuPopup = lazy(() => loadPopup().then((module) => ({ default: module.MenuPopup })));

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
  /** Accessible name of the button and of the menu: 'Acciones de Ana López'. */
  label: string;
  items: readonly MenuItemSpec[];
  /** Draws another button than the three dots; spread the given props on it. */
  trigger?: (props: MenuTriggerProps) => ReactNode;
  placement?: 'bottom start' | 'bottom end';
  /** Size of the three-dots button. */
  size?: 'sm' | 'md';
}

/**
 * Actions behind a button. The button is light, so that a table can hold hundreds; the list and the library
 * behind it load when the pointer or the focus comes near.
 */
export function Menu({ label, items, trigger, placement = 'bottom end', size }: MenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const triggerRef = useMemo(() => ({ current: button }), [button]);
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);

  const preload = () => void loadPopup();

  /** The list goes and the button has focus before the action runs, so that a dialog knows where to return to. */
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
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
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
        <Suspense fallback={null}>
          <MenuPopup
            labelledBy={id}
            items={items}
            triggerRef={triggerRef}
            placement={placement}
            start={open}
            onClose={() => setOpen(false)}
            onSelect={select}
          />
        </Suspense>
      ) : null}
    </>
  );
}
