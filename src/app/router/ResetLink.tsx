import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewPasswordPageProps } from '@/pages/password-reset';
import { PUBLIC_ROUTES } from '@/shared/routes';
import { lateComponent } from '@/shared/ui/late-part';
import { LoadingScreen } from '@/shared/ui/loading-screen';
import { FailedScreen } from '@/shared/ui/failed-screen';

const NewPassword = lateComponent<NewPasswordPageProps>(
  async () => (await import('@/pages/password-reset')).NewPasswordPage,
  FailedScreen,
);

const FRAGMENT = '#reset=';

/**
 * Opens the password-reset screen, whoever is signed in. The token is removed from the address at once and
 * kept in component state, so that history, bookmarks and copied addresses never hold it.
 */
export function ResetLink({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : '';
  const [token, setToken] = useState(found);
  // A link that is opened in a tab of the app changes nothing but the fragment.
  if (found && found !== token) setToken(found);

  // No layout effect: on the first drawing the router does not listen yet, and would go on showing the fragment.
  useEffect(() => {
    if (found) navigate(PUBLIC_ROUTES.login, { replace: true });
  }, [found, navigate]);

  // Placed inside the boundary: a suspended component runs no effects.
  return (
    <Suspense fallback={<LoadingScreen />}>
      {token ? <NewPassword key={token} token={token} onLeave={() => setToken('')} /> : children}
    </Suspense>
  );
}
