import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { NewPasswordPageProps } from '@/pages/password-reset';
import { PUBLIC_ROUTES } from '@/shared/routes';
import { lateComponent } from '@/shared/ui/late-part/lateComponent';
import { LoadingScreen } from '@/shared/ui/loading-screen/LoadingScreen';
import { FailedScreen } from '@/shared/ui/failed-screen/FailedScreen';

const NewPassword = lateComponent<NewPasswordPageProps>(
  async () => (await import('@/pages/password-reset')).NewPasswordPage,
  FailedScreen,
);

const FRAGMENT = '#reset=';

/**
 * Opens the password-reset screen, whoever is signed in. The token is removed from the address at once and
 * kept in component state, so that history, bookmarks and copied addresses never contain it.
 */
export function ResetLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const found = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : '';
  const [token, setToken] = useState(found);
  // A link opened in a tab of the app changes only the fragment, without a page load.
  if (found && found !== token) setToken(found);

  // Not a layout effect: at the first render the router is not listening yet and would miss the navigation.
  useEffect(() => {
    if (found) navigate(PUBLIC_ROUTES.login, { replace: true });
  }, [found, navigate]);

  // The effect is outside this boundary, because a suspended component runs no effects.
  return (
    <Suspense fallback={<LoadingScreen />}>
      {token ? <NewPassword key={token} token={token} onLeave={() => setToken('')} /> : <Outlet />}
    </Suspense>
  );
}
