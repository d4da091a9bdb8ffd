import { act, screen, waitFor } from '@testing-library/react';
import { authDomain, selectAccessStage } from '@/features/auth';
import { baseApi } from '@/shared/api/baseApi';
import { signInState } from '@/shared/routes';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { LoginPage } from './index';

const details = { code: 'SECOND_FACTOR_REQUIRED', challenge: 'reto-canario' };

async function toSecondStep(second: FakeHandler) {
  localStorage.clear();
  const seen: string[] = [];
  const view = renderApp(<LoginPage />, {
    at: '/login',
    domains: [authDomain],
    routes: {
      'POST /api/auth/login': () => answer(401, { error: 'Escribe el código', details }),
      'POST /api/auth/login/second-factor': second,
    },
    middleware: [() => (next) => (action) => (seen.push(JSON.stringify(action)), next(action))],
  });
  await view.user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@clinica.es');
  await view.user.type(screen.getByLabelText('Contraseña'), 'clave-canario{Enter}');
  await screen.findByRole('heading', { name: 'Verificación en dos pasos' });
  return { ...view, seen };
}

it('begins with the e-mail that a navigation brought', () => {
  renderApp(<LoginPage />, {
    at: { pathname: '/login', state: signInState('lola@correo.example') },
    domains: [authDomain],
  });
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('lola@correo.example');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('');
});

it.each([
  ['where the backend gives one', () => ({ capabilities: ['passwords'] }), 1],
  ['where the backend could not be asked', networkFailure, 1],
  ['and nowhere else', () => ({ capabilities: [] }), 0],
])('offers a new password %s', async (_where, status: FakeHandler, links) => {
  const { store } = renderApp(<LoginPage />, {
    at: '/login',
    domains: [authDomain],
    routes: { 'GET /api/system-status': status },
  });
  await act(() => store.dispatch(baseApi.endpoints.getCapabilities.initiate()));
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveLength(links),
  );
});

describe('log-in with a second factor', () => {
  it('goes on with the code, again after a wrong one, and ends as any log-in', async () => {
    const { user, backend, toasts, address, seen, store } = await toSecondStep(({ body }) =>
      (body as { code: string }).code === '123456'
        ? { token: 'token-canario', user: THERAPIST }
        : answer(401, { error: 'El código no es correcto o ya se ha usado' }),
    );
    const field = screen.getByRole('textbox', { name: 'Código' });
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Escribe el código')).toBeInTheDocument();
    await user.keyboard('111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto o ya se ha usado');
    expect(field).toHaveValue('');
    expect(localStorage.getItem('token')).toBeNull();
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(toasts).toEqual(['¡Bienvenido de vuelta!']);
    expect(localStorage.getItem('token')).toBe('token-canario');
    expect(backend.sent('POST', /second-factor/).map(({ body }) => body)).toEqual([
      { challenge: 'reto-canario', code: '111111' },
      { challenge: 'reto-canario', code: '123456' },
    ]);
    expect(seen.join('') + JSON.stringify(store.getState())).not.toContain('canario');
  });

  it('takes a recovery code instead, and goes back to the password', async () => {
    const { user, backend } = await toSecondStep(() => answer(401, { error: 'Ha pasado demasiado tiempo.' }));
    await user.click(screen.getByRole('button', { name: /usar un código de recuperación/ }));
    expect(screen.getByRole('textbox', { name: 'Código de recuperación' })).toHaveFocus();
    await user.keyboard('abcd-efgh-2345-67mn{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha pasado demasiado tiempo.');
    expect(backend.sent('POST', /second-factor/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Volver a iniciar sesión' }));
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@clinica.es');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  });

  it('begins with the password again for who left the screen', async () => {
    const { store, unmount } = await toSecondStep(() => answer(401, {}));
    expect(selectAccessStage(store.getState())).toBe('authenticator');
    unmount();
    await waitFor(() => expect(selectAccessStage(store.getState())).toBe('start'));
  });
});
