import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BRAND } from '@/contract/common/brand';
import { useAuth } from '@/features/auth';
import { LoadingScreen } from '@/shared/ui/loading-screen';
import { SkipLink } from '@/shared/ui/skip-link';
import { ErrorBoundary } from '../frame/ErrorBoundary';
import { pageTitle } from './navigation';
import styles from './Shell.module.css';
import { ShellSearch } from './ShellSearch';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

/** Media query for a side menu beside the page instead of over it. */
const WIDE = '(min-width: 64rem)';

/** Frame of the signed-in screens: skip link, top bar, side menu and the page. */
export function Shell() {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const [menuOpen, setMenuOpen] = useState(() => matchMedia(WIDE).matches);
  const title = pageTitle(pathname);

  useEffect(() => {
    document.title = title === BRAND.name ? title : `${title} · ${BRAND.name}`;
  }, [title]);

  return (
    <div className={styles.shell} data-menu={menuOpen ? 'open' : 'closed'}>
      <SkipLink targetId="contenido" />
      <TopBar title={title} menuOpen={menuOpen} onMenuToggle={() => setMenuOpen((open) => !open)} />
      <SideMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onChosen={() => {
          // On a phone the menu covers the page, so choosing a screen closes it.
          if (!matchMedia(WIDE).matches) setMenuOpen(false);
        }}
      />
      <main id="contenido" className={styles.main} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {user && user.role !== 'PATIENT' && <ShellSearch user={user} />}
    </div>
  );
}
