import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/contract/authAnswers';
import { useAuth } from '@/features/auth';
import { paletteOpened } from '@/features/palette';
import { useAppDispatch } from '@/shared/redux';
import { Icon } from '@/shared/ui/icon/Icon';
import { SearchIcon } from '@/shared/ui/icon/icons';
import { isMenuItemOpen, useMenu } from './navigation';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  /** Called when a screen was chosen. */
  onChosen: () => void;
}

/**
 * Menu of the user's role: over the page on phones (Escape or a touch outside closes it), beside the page on
 * wide screens.
 */
export function SideMenu(props: SideMenuProps) {
  const { user } = useAuth();
  return user && <MenuOf user={user} {...props} />;
}

function MenuOf({ user, open, onClose, onChosen }: SideMenuProps & { user: User }) {
  const items = useMenu(user);
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      const { activeElement } = document;
      // Who has just opened it is still at its button.
      const isAtMenu =
        nav.current?.contains(activeElement) ||
        activeElement?.getAttribute('aria-controls') === nav.current?.id;
      if (event.key === 'Escape' && isAtMenu) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, onClose]);

  // Hiding the menu would drop the focus, so it moves to the menu's button. A new screen may take it afterwards.
  useLayoutEffect(() => {
    const menu = nav.current;
    if (open || !menu?.contains(document.activeElement)) return;
    document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus();
  }, [open]);

  return (
    <>
      {open && <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />}
      <nav ref={nav} id="menu-lateral" className={styles.menu} aria-label="Menú principal" hidden={!open}>
        {user.role !== 'PATIENT' && (
          <button
            type="button"
            className={styles.search}
            aria-keyshortcuts="Control+K"
            onClick={() => {
              onChosen();
              dispatch(paletteOpened());
            }}
          >
            <Icon of={SearchIcon} />
            <span>Buscar</span>
            <kbd className={styles.key}>Ctrl K</kbd>
          </button>
        )}
        <ul className={styles.list}>
          {items.map(({ label, to, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={isMenuItemOpen(to, pathname) ? 'page' : undefined}
                onClick={onChosen}
              >
                <Icon of={icon} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
