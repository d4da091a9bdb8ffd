import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { BRAND, documentTitle } from '@/contract/common/constants';
import { useAuth } from '@/features/auth';
import { LoadingScreen } from '@/shared/ui/loading-screen/LoadingScreen';
import { SkipLink } from '@/shared/ui/skip-link/SkipLink';
import { useScreen } from '../router/useScreen';
import styles from './Shell.module.css';
import { ShellSearch } from './ShellSearch';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

/** Media query for a side menu beside the page instead of over it. */
const WIDE = '(min-width: 64rem)';

/** Frame of the signed-in screens: skip link, top bar, side menu and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const [menuOpen, setMenuOpen] = useState(() => matchMedia(WIDE).matches);
  const title = useScreen()?.title ?? BRAND.name;

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    // Whoever turns the device or enlarges the page gets no menu over what they read.
    const wide = matchMedia(WIDE);
    const follow = () => setMenuOpen(wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

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
      <main id="contenido" className={styles.main} aria-label={title} tabIndex={-1}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </main>
      {user && user.role !== 'PATIENT' && <ShellSearch user={user} />}
    </div>
  );
}
