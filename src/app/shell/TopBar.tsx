import { Link, useNavigate } from 'react-router-dom';
import { BRAND } from '@/contract/common/constants';
import { ROLE_LABELS } from '@/contract/common/roles';
import { useAuth } from '@/features/auth';
import { NotificationBell } from '@/features/notifications';
import { ROUTES } from '@/shared/routes';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { LogOutIcon, MenuIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Logo } from '@/shared/ui/logo/Logo';
import { DensityToggle } from './DensityToggle';
import { ThemeToggle } from './ThemeToggle';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  menuOpen: boolean;
  onMenuToggle: () => void;
}

/** Menu toggle, logo, page title, bell, user and sign-out. */
export function TopBar({ title, menuOpen, onMenuToggle }: TopBarProps) {
  const { user, logout } = useAuth();
  const navigate = useNavigate();
  const signOut = () => {
    logout();
    navigate(ROUTES.login, { replace: true });
  };
  return (
    <header className={styles.bar}>
      <IconButton
        label={menuOpen ? 'Cerrar menú' : 'Abrir menú'}
        icon={MenuIcon}
        onClick={onMenuToggle}
        aria-expanded={menuOpen}
        aria-controls="menu-lateral"
      />
      <Link to={ROUTES.dashboard} className={styles.logo} aria-label={`${BRAND.name}, ir al dashboard`}>
        <Logo />
      </Link>
      <p className={styles.title} title={title}>
        {title}
      </p>
      <div className={styles.actions}>
        <span className={styles.density}>
          <DensityToggle />
        </span>
        <ThemeToggle />
        <NotificationBell />
        {user && (
          <div className={styles.user}>
            <Avatar name={user.name} size="sm" />
            <div className={styles.person}>
              <span className={styles.name} title={user.name}>
                {user.name}
              </span>
              <span className={styles.role}>{ROLE_LABELS[user.role]}</span>
            </div>
          </div>
        )}
        <IconButton label="Cerrar sesión" icon={LogOutIcon} onClick={signOut} />
      </div>
    </header>
  );
}
