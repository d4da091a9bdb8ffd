import { screen, waitFor } from '@testing-library/react';
import { PRIVACY_VERSION } from '@/contract/consent';
import { authDomain } from '@/features/auth';
import { INVITATION_FIXTURES } from '@/features/invitations/fixtures';
import { emailOfSignInState } from '@/shared/routes';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { renderApp } from '@/shared/testing/renderApp';
import { InvitationRegistrationPage } from '..';

const SENT = INVITATION_FIXTURES[1];
const ACCEPT = 'POST /api/invitations/token/:token/accept';

const show = (invitation: FakeHandler, accept: FakeHandler = () => ({})) =>
  renderApp(<InvitationRegistrationPage />, {
    at: '/register/invitation/abc',
    path: '/register/invitation/:token',
    domains: [authDomain],
    routes: { 'GET /api/invitations/token/:token': invitation, [ACCEPT]: accept },
  });

describe('registration by invitation', () => {
  it('shows whose invitation it is', async () => {
    show(() => ({ invitation: SENT }));
    for (const text of ['Íñigo Peña', 'paciente2@correo.example', 'Ana Ruiz Soler'])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('creates the account with the documented body and goes to log-in', async () => {
    const { user, backend, toasts, address } = show(() => ({ invitation: SENT }));
    await user.type(await screen.findByLabelText('Contraseña'), 'secreto');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreto');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(backend.sent('POST', '/api/invitations/token/abc/accept').map(({ body }) => body)).toEqual([
      { name: 'Íñigo Peña', password: 'secreto' },
    ]);
    expect(toasts).toEqual(['¡Cuenta creada exitosamente! Ya puedes iniciar sesión.']);
  });

  it('hands the e-mail of the invitation to log-in, apart from the address', async () => {
    const { user, address, navigationState } = show(() => ({ invitation: SENT }));
    await user.type(await screen.findByLabelText('Contraseña'), 'secreto');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreto');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(emailOfSignInState(navigationState())).toBe('paciente2@correo.example');
  });

  it('tells a password manager that the account is the e-mail, not the name', async () => {
    const { container } = show(() => ({ invitation: SENT }));
    await screen.findByLabelText('Contraseña');
    expect(container.querySelector('form input[autocomplete="username"]')).toHaveValue(
      'paciente2@correo.example',
    );
  });

  describe('consent', () => {
    const register = async (privacyVersion: string | undefined, agree: boolean) => {
      const view = show(() => ({ invitation: { ...SENT, privacyVersion } }));
      await view.user.type(await screen.findByLabelText('Contraseña'), 'secreto');
      await view.user.type(screen.getByLabelText('Confirmar contraseña'), 'secreto');
      const box = screen.queryByRole('checkbox', {
        name: /acepto el tratamiento .*, o de los de la persona a la que represento/,
      });
      if (agree && box) await view.user.click(box);
      await view.user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
      await waitFor(() => expect(view.address()).toBe('/login'));
      const [sent] = view.backend.sent('POST', /accept/);
      return { isAsked: box !== null, query: sent?.query, body: sent?.body };
    };
    const body = { name: 'Íñigo Peña', password: 'secreto' };

    it('goes beside the documented body to a server that asks for it', async () => {
      const query = { privacyVersion: PRIVACY_VERSION };
      expect(await register(PRIVACY_VERSION, true)).toEqual({ isAsked: true, query, body });
    });

    it('is no condition of the account', async () => {
      expect(await register(PRIVACY_VERSION, false)).toEqual({ isAsked: true, query: {}, body });
    });

    it.each([undefined, 'otra-versión'])('is not asked for by a backend that names %s', async (version) => {
      expect(await register(version, true)).toEqual({ isAsked: false, query: {}, body });
    });
  });

  it.each([
    ['', '', 'La contraseña es requerida'],
    ['12345', '12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['secreto', '', 'Confirma tu contraseña'],
    ['secreto', 'otra-cosa', 'Las contraseñas no coinciden'],
  ])('refuses password %j with confirmation %j', async (password, confirmation, text) => {
    const { user, backend } = show(() => ({ invitation: SENT }));
    const field = await screen.findByLabelText('Contraseña');
    if (password) await user.type(field, password);
    if (confirmation) await user.type(screen.getByLabelText('Confirmar contraseña'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(backend.sent('POST', /accept/)).toHaveLength(0);
  });

  it.each([
    ['', 'El nombre es requerido'],
    ['A', 'El nombre debe tener al menos 2 caracteres'],
  ])('refuses the name %j, and its error goes when the field is edited', async (name, text) => {
    const { user } = show(() => ({ invitation: SENT }));
    const field = await screen.findByLabelText('Nombre');
    await user.clear(field);
    if (name) await user.type(field, name);
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.type(field, 'Íñigo');
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  it.each([
    ['unknown', answer(404, { error: 'no' })],
    ['expired', answer(410, { error: 'no' })],
    ['used', { invitation: { ...SENT, status: 'ACCEPTED' } }],
    ['empty', {}],
  ])('shows the panel for one that is %s, and leads who has an account to log-in', async (_case, reply) => {
    show(() => reply);
    expect(await screen.findByRole('heading', { name: 'Invitación Inválida' })).toBeInTheDocument();
    expect(screen.getByText('La invitación no es válida o ha expirado.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Si ya has creado tu cuenta, inicia sesión con tu correo y tu contraseña. Si no, pide a tu fisioterapeuta que te envíe una nueva.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['no network', networkFailure],
    ['a failing server', () => answer(500)],
    ['a server that starts', () => answer(503)],
    ['too many requests', () => answer(429)],
  ])('says on %s that it could not be checked, and checks again', async (_case, handler) => {
    let isBack = false;
    const { user, toasts, address } = show(() => (isBack ? { invitation: SENT } : handler()));
    expect(await screen.findByRole('heading', { name: 'No se ha podido comprobar' })).toBeVisible();
    expect(screen.queryByText(/no es válida/)).toBeNull();
    expect(address()).toBe('/register/invitation/abc');
    isBack = true;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Íñigo Peña')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('goes to log-in with a toast on a refusal that says nothing of it', async () => {
    const { toasts, address } = show(() => answer(403));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(toasts).toEqual(['Invitación inválida']);
  });

  it('says that the account may be there, where the answer to its creation was lost', async () => {
    const gone = answer(404, { error: 'La invitación no es válida o ha expirado.' });
    let isUsed = false;
    const { user } = show(
      () => ({ invitation: SENT }),
      () => {
        if (isUsed) return gone;
        isUsed = true;
        return networkFailure();
      },
    );
    await user.type(await screen.findByLabelText('Contraseña'), 'secreto');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreto');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByText('Error de conexión')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByText(/Puede que tu cuenta ya esté creada/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ya tengo cuenta' })).toBeVisible();
  });

  it.each([
    [answer(409, { error: 'La invitación ya se ha usado' }), 'La invitación ya se ha usado'],
    [answer(500), 'Error al crear la cuenta'],
  ])('says why the account was not created', async (reply, text) => {
    const { user, toasts } = show(
      () => ({ invitation: SENT }),
      () => reply,
    );
    await user.type(await screen.findByLabelText('Contraseña'), 'secreto');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreto');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(toasts).toEqual([text]);
  });
});
