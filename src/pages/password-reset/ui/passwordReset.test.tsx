import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { AuthProvider, authDomain } from '@/features/auth';
import { selectUser } from '@/shared/identity/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp, type RenderOptions } from '@/shared/testing/renderApp';
import { NewPasswordPage, PasswordResetPage } from '..';

describe('asking for a new password', () => {
  const show = (handler: FakeHandler) =>
    renderApp(<PasswordResetPage />, {
      domains: [authDomain],
      routes: { 'POST /api/auth/password-reset': handler },
    });

  it.each([
    ['known', { success: true }],
    ['unknown', { message: 'Esa cuenta no existe' }],
  ])('says the same for an account that is %s', async (_case, reply) => {
    const { user, backend } = show(() => reply);
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), ' ana@clinica.es {Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Si existe una cuenta con ese correo electrónico, recibirás un mensaje para cambiar la contraseña.',
    );
    expect(screen.queryByText(/no existe$/)).not.toBeInTheDocument();
    expect(backend.sent('POST', /./).map(({ body }) => body)).toEqual([{ email: 'ana@clinica.es' }]);
  });

  it('promises no mail where the server sends none, and says where the link is', async () => {
    const { user } = renderApp(<PasswordResetPage />, {
      domains: [authDomain],
      routes: {
        'GET /api/system-status': () => ({ status: 'ok', capabilities: ['mailOutbox', 'passwords'] }),
        'POST /api/auth/password-reset': () => ({ success: true }),
      },
    });
    expect(await screen.findByText(/quien la administra te dará el enlace/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@clinica.es{Enter}');
    const told = await screen.findByRole('status');
    expect(told).toHaveTextContent('está en la consola del servidor y en la carpeta «outbox»');
    expect(told).not.toHaveTextContent(/recibirás|Revisa tu correo/);
  });

  it.each([
    [answer(429, { error: 'Demasiados intentos.' }), 'Demasiados intentos.'],
    [answer(404), 'No se pudo enviar la petición. Vuelve a intentarlo.'],
  ])('says why it could not be asked', async (reply, text) => {
    const { user } = show(() => reply);
    await user.type(screen.getByRole('textbox'), 'ana@clinica.es{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('the link of the mail', () => {
  function Link() {
    const [token, setToken] = useState('enlace-canario');
    return token ? <NewPasswordPage token={token} onLeave={() => setToken('')} /> : <p>otra pantalla</p>;
  }
  function show(handler: FakeHandler, options: RenderOptions = {}) {
    const seen: string[] = [];
    const view = renderApp(<Link />, {
      domains: [authDomain],
      routes: { 'POST /api/auth/password-reset/confirm': handler },
      middleware: [() => (next) => (action) => (seen.push(JSON.stringify(action)), next(action))],
      wrap: (children) => <AuthProvider>{children}</AuthProvider>,
      ...options,
    });
    const choose = async () => {
      await view.user.type(screen.getByLabelText('Contraseña nueva'), 'clave-canario');
      await view.user.type(screen.getByLabelText('Confirmar contraseña'), 'clave-canario{Enter}');
    };
    return { ...view, seen, choose };
  }

  it('chooses the password once, and neither it nor the token is in an action or the state', async () => {
    const { choose, backend, toasts, seen, store } = show(() => ({ success: true }));
    await choose();
    expect(await screen.findByText('otra pantalla')).toBeInTheDocument();
    expect(backend.requests.map(({ body }) => body)).toEqual([
      { token: 'enlace-canario', password: 'clave-canario' },
    ]);
    expect(toasts).toEqual(['Contraseña cambiada. Ya puedes iniciar sesión.']);
    expect(seen.join('') + JSON.stringify(store.getState())).not.toContain('canario');
  });

  it('ends the session that this browser still held', async () => {
    const { choose, store } = show(() => ({ success: true }), { user: THERAPIST });
    await choose();
    await waitFor(() => expect(selectUser(store.getState())).toBeNull());
  });

  it.each([
    ['used or too old', answer(400, { error: 'El enlace no es válido o ha expirado.' })],
    ['cut short', answer(400, { error: 'x', fields: { token: 'x' } })],
  ])('that is %s says so, and offers another', async (_case, reply) => {
    const { choose, user, address } = show(() => reply);
    await choose();
    expect(await screen.findByText('El enlace no es válido o ha expirado.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Pedir otro enlace' }));
    expect(address()).toBe('/password-reset');
  });

  it('is still good after a failure on the way', async () => {
    const { choose, user, backend } = show(networkFailure);
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión');
    backend.use({ 'POST /api/auth/password-reset/confirm': () => ({ success: true }) });
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('otra pantalla')).toBeInTheDocument();
    const body = { token: 'enlace-canario', password: 'clave-canario' };
    expect(backend.requests.map((request) => request.body)).toEqual([body, body]);
  });
});
