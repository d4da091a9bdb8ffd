import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from '@/pages/login';
import { PUBLIC_ROUTES } from '@/shared/routes';
import { HomeRedirect, PublicOnly } from './publicGuards';
import { ResetLink } from './ResetLink';

const loadSignedInArea = async () => ({ default: (await import('./SignedInArea')).SignedInArea });
const LazySignedInArea = lazy(loadSignedInArea);
const Register = lazy(async () => ({ default: (await import('@/pages/register')).RegisterPage }));
const PasswordReset = lazy(async () => ({
  default: (await import('@/pages/password-reset')).PasswordResetPage,
}));
const InvitationRegistration = lazy(async () => ({
  default: (await import('@/pages/invitation-registration')).InvitationRegistrationPage,
}));

/** Begins to download what lies behind the log-in, for a browser that still has a session. */
export const preloadSignedInArea = (): void => void loadSignedInArea().catch(() => undefined);

/**
 * The public screens, and everything else behind the log-in (spec §2). Log-in comes with the app because it is the
 * first screen; the rest is downloaded when it is wanted.
 */
export function AppRoutes({
  signedInArea: SignedInArea = LazySignedInArea,
}: {
  signedInArea?: ComponentType;
}) {
  return (
    <ResetLink>
      <Routes>
        <Route index element={<HomeRedirect />} />
        <Route element={<PublicOnly />}>
          <Route path={PUBLIC_ROUTES.login} element={<LoginPage />} />
          <Route path={PUBLIC_ROUTES.register} element={<Register />} />
          <Route path={PUBLIC_ROUTES.passwordReset} element={<PasswordReset />} />
          <Route path="/register/invitation/:token" element={<InvitationRegistration />} />
        </Route>
        <Route path="*" element={<SignedInArea />} />
      </Routes>
    </ResetLink>
  );
}
