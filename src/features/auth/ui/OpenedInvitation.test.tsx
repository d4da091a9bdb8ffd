import { screen, waitFor, within } from '@testing-library/react';
import { selectIdentityStatus } from '@/shared/identity/slice';
import { openedInvitationState } from '@/shared/routes';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AuthProvider } from '../AuthProvider';
import { authDomain } from '../domain';
import { OpenedInvitation } from './OpenedInvitation';

const show = (state?: unknown) =>
  renderApp(<OpenedInvitation />, {
    user: THERAPIST,
    at: { pathname: '/dashboard', state },
    domains: [authDomain],
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

it('says who is signed in where an invitation was opened, and signs out on demand', async () => {
  const { user, store } = show(openedInvitationState('/register/invitation/abc'));
  expect(screen.getByText('Has abierto una invitación')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`${THERAPIST.name} (Fisioterapeuta)`);
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión y seguir' }));
  expect(selectIdentityStatus(store.getState())).toBe('guest');
});

it('goes when it is closed', async () => {
  const { user, navigationState, container } = show(openedInvitationState('/register/invitation/abc'));
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  await waitFor(() => expect(navigationState()).toBeNull());
  expect(within(container).queryByText(/invitación/)).toBeNull();
});

it.each([
  undefined,
  null,
  openedInvitationState('https://otro.example/register/invitation/x'),
  { invitation: '/x' },
])('is not there for %j', (state) => {
  show(state);
  expect(screen.queryByText(/invitación/)).toBeNull();
});
