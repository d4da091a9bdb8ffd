import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from '@/pages/login';
import { PUBLIC_ROUTES } from '@/shared/routes';
import { lateComponent } from '@/shared/ui/late-part';
import { FailedScreen } from '@/shared/ui/failed-screen';
import { HomeRedirect, PublicOnly } from './publicGuards';
import { ResetLink } from './ResetLink';

const LateSignedInArea = lateComponent<object>(
  async () => (await import('./SignedInArea')).SignedInArea,
  FailedScreen,
);
const Register = lateComponent<object>(
  async () => (await import('@/pages/register')).RegisterPage,
  FailedScreen,
);
const PasswordReset = lateComponent<object>(
  async () => (await import('@/pages/password-reset')).PasswordResetPage,
  FailedScreen,
);
const InvitationRegistration = lateComponent<object>(
  async () => (await import('@/pages/invitation-registration')).InvitationRegistrationPage,
  FailedScreen,
);

/** Starts the download of the signed-in area, for a browser with a saved sign-in session. */
export const preloadSignedInArea = LateSignedInArea.preload;

/**
 * The public screens, and the signed-in area. Sign-in is included because it is the first screen; everything
 * else is downloaded on demand.
 */
export function AppRoutes({
  signedInArea: SignedInArea = LateSignedInArea,
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
          <Route path={`${PUBLIC_ROUTES.invitation}/:token`} element={<InvitationRegistration />} />
        </Route>
        <Route path="*" element={<SignedInArea />} />
      </Routes>
    </ResetLink>
  );
}
