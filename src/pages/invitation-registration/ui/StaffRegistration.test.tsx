import { screen, waitFor } from '@testing-library/react';
import { authDomain } from '@/features/auth';
import { JOINING_FIXTURE } from '@/features/team/fixtures';
import { emailOfSignInState } from '@/shared/routes';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { renderApp } from '@/shared/testing/renderApp';
import { InvitationRegistrationPage } from '..';

const TAKEN = 'Ya existe una cuenta con este correo electrónico';

const show = (
  invitation: FakeHandler = () => ({ invitation: JOINING_FIXTURE }),
  join: FakeHandler = () => answer(201, { success: true }),
) =>
  renderApp(<InvitationRegistrationPage />, {
    at: '/register/invitation/abc?staff',
    path: '/register/invitation/:token',
    domains: [authDomain],
    routes: { 'GET /api/team/join/:token': invitation, 'POST /api/team/join/:token': join },
  });

const fill = async ({ user }: ReturnType<typeof show>) => {
  await user.type(await screen.findByLabelText('Contraseña'), 'secreto');
  await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
};

it('says to which practice, and asks for no patient’s invitation', async () => {
  const { backend } = show();
  for (const text of ['Fisioterapia Retiro', 'laura@correo.example', 'Fisioterapeuta'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre completo')).toHaveValue('Laura Prieto Sanz');
  expect(backend.sent('GET', /invitations/)).toEqual([]);
});

it('names no practice while that has no name', async () => {
  show(() => ({ invitation: { ...JOINING_FIXTURE, practiceName: '' } }));
  expect(await screen.findByText('laura@correo.example')).toBeInTheDocument();
  expect(screen.queryByText('Consulta')).not.toBeInTheDocument();
});

it('creates the account and goes to log-in with the e-mail', async () => {
  const view = show();
  await view.user.type(await screen.findByLabelText('Teléfono (opcional)'), '600 111 222');
  await fill(view);
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(view.backend.sent('POST', '/api/team/join/abc').map(({ body }) => body)).toEqual([
    { name: 'Laura Prieto Sanz', phone: '600 111 222', password: 'secreto' },
  ]);
  expect(emailOfSignInState(view.navigationState())).toBe('laura@correo.example');
  expect(view.toasts).toEqual(['¡Cuenta creada exitosamente! Ya puedes iniciar sesión.']);
});

it('tells a password manager that the account is the e-mail, not the telephone', async () => {
  const { container } = show();
  await screen.findByLabelText('Contraseña');
  expect(container.querySelector('form input[autocomplete="username"]')).toHaveValue('laura@correo.example');
});

it('says why the account was not created, and keeps what was typed', async () => {
  const view = show(undefined, () => answer(409, { error: TAKEN, message: TAKEN, fields: { email: TAKEN } }));
  await fill(view);
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre completo')).toHaveValue('Laura Prieto Sanz');
});

it('shows the panel for a link that opens nothing', async () => {
  show(() => answer(404, { error: 'no' }));
  expect(await screen.findByRole('heading', { name: 'Invitación Inválida' })).toBeInTheDocument();
  expect(screen.getByText(/Si no, pide a tu consulta que te envíe una nueva\./)).toBeInTheDocument();
});

it('says without a connection that it could not be checked', async () => {
  const { toasts, address } = show(networkFailure);
  expect(await screen.findByRole('heading', { name: 'No se ha podido comprobar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(address()).toBe('/register/invitation/abc?staff');
  expect(toasts).toEqual([]);
});
