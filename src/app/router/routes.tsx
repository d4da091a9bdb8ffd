import type { RouteObject } from 'react-router-dom';
import { LoginPage } from '@/pages/login';
import { PUBLIC_ROUTES } from '@/shared/routes';
import { FailedScreen } from '@/shared/ui/failed-screen/FailedScreen';
import { lateComponent } from '@/shared/ui/late-part/lateComponent';
import { RouteError } from '../frame/ErrorBoundary';
import { HomeRedirect, Public, PublicOnly } from './publicGuards';
import { ResetLink } from './ResetLink';

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

const AppointmentLink = lateComponent<object>(
  async () => (await import('@/pages/appointment-link')).AppointmentLinkPage,
  FailedScreen,
);

/**
 * The routes of the app: the public screens, and `others` (`signedInRoutes`). Sign-in is included because it is the
 * first screen; the code of everything else is downloaded on demand.
 */
export const appRoutes = (others: RouteObject[]): RouteObject[] => [
  {
    Component: ResetLink,
    ErrorBoundary: RouteError,
    children: [
      { index: true, Component: HomeRedirect },
      {
        Component: PublicOnly,
        children: [
          { path: PUBLIC_ROUTES.login, Component: LoginPage },
          { path: PUBLIC_ROUTES.register, Component: Register },
          { path: PUBLIC_ROUTES.passwordReset, Component: PasswordReset },
          { path: `${PUBLIC_ROUTES.invitation}/:token`, Component: InvitationRegistration },
        ],
      },
      {
        Component: Public,
        children: [{ path: `${PUBLIC_ROUTES.appointment}/:token`, Component: AppointmentLink }],
      },
      ...others,
    ],
  },
];
