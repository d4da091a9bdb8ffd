import { act, screen, waitFor } from '@testing-library/react';
import { AUTH_LIMITS } from '@/contract/auth';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { authDomain } from '../domain';
import { LoginForm } from './LoginForm';

const LOGIN = 'POST /api/auth/login';

function show(handler: FakeHandler) {
  const onLoggedIn = jest.fn();
  const onChallenge = jest.fn();
  const view = renderApp(<LoginForm onLoggedIn={onLoggedIn} onChallenge={onChallenge} />, {
    domains: [authDomain],
    routes: { [LOGIN]: handler },
  });
  const submit = async (email = 'ana@clinica.es', password = 'secreto') => {
    if (email) await view.user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), email);
    if (password) await view.user.type(screen.getByLabelText('Contraseña'), password);
    await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  };
  return { ...view, onLoggedIn, onChallenge, submit };
}

describe('LoginForm', () => {
  beforeEach(() => localStorage.clear());

  it('sends e-mail and password, and keeps token and user under their keys', async () => {
    const { submit, onLoggedIn, backend, store } = show(() => ({ token: 'a.b.c', user: THERAPIST }));
    await submit();
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
    expect(backend.requests.map(({ body }) => body)).toEqual([
      { email: 'ana@clinica.es', password: 'secreto' },
    ]);
    expect(localStorage.getItem('token')).toBe('a.b.c');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(THERAPIST);
    // The state contains neither the password nor the token.
    expect(JSON.stringify(store.getState())).not.toMatch(/secreto|a\.b\.c/);
  });

  it('keeps password and token out of every action', async () => {
    const seen: string[] = [];
    const onLoggedIn = jest.fn();
    const { user } = renderApp(<LoginForm onLoggedIn={onLoggedIn} onChallenge={jest.fn()} />, {
      domains: [authDomain],
      routes: { [LOGIN]: () => ({ token: 'token-canario', user: THERAPIST }) },
      middleware: [() => (next) => (action) => (seen.push(JSON.stringify(action)), next(action))],
    });
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@clinica.es');
    await user.type(screen.getByLabelText('Contraseña'), 'clave-canario');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(onLoggedIn).toHaveBeenCalled();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((action) => action.includes('canario'))).toEqual([]);
  });

  it.each([
    ['error', answer(401, { error: 'Credenciales incorrectas' }), 'Credenciales incorrectas'],
    ['message', answer(401, { message: 'Cuenta bloqueada' }), 'Cuenta bloqueada'],
    ['no text', answer(400, {}), 'Error al iniciar sesión'],
    ['a gateway’s page', answer(502), 'Error de conexión al servidor'],
    ['a failure without text', answer(500, {}), 'Error interno del servidor. (500)'],
    ['no session', { token: '' }, 'Error interno del servidor. La respuesta no se pudo leer.'],
  ])(
    'shows what the backend says (%s), keeps what was typed and signs nobody in',
    async (_case, reply, text) => {
      const { submit, onLoggedIn } = show(() => reply);
      await submit();
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@clinica.es');
      expect(onLoggedIn).not.toHaveBeenCalled();
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  it('hands on the challenge of an account with a second factor, out of sight of state and storage', async () => {
    const details = { code: 'SECOND_FACTOR_REQUIRED', challenge: 'reto-canario' };
    const { submit, onChallenge, onLoggedIn, store } = show(() => answer(401, { error: 'Falta', details }));
    await submit();
    expect(onLoggedIn).not.toHaveBeenCalled();
    expect(onChallenge.mock.calls.map(([sealed]) => store.extra.vault.open(sealed))).toEqual([
      'reto-canario',
    ]);
    expect(JSON.stringify([store.getState(), { ...localStorage }])).not.toContain('canario');
  });

  it('takes other details of a refusal for what they are', async () => {
    const { submit, onChallenge } = show(() => answer(401, { error: 'No', details: { challenge: 'x' } }));
    await submit();
    expect(await screen.findByText('No')).toBeInTheDocument();
    expect(onChallenge).not.toHaveBeenCalled();
  });

  it('tells a lost connection', async () => {
    const { submit } = show(networkFailure);
    await submit();
    expect(
      await screen.findByText('Error de conexión. Verifica tu conexión a internet.'),
    ).toBeInTheDocument();
  });

  it('gives up after 30 seconds', async () => {
    jest.useFakeTimers();
    const { submit } = show(never);
    await submit();
    expect(screen.getByRole('button', { name: /Iniciar sesión/ })).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(AUTH_LIMITS.loginTimeoutMs + 10));
    expect(
      await screen.findByText('Tiempo de espera agotado. La conexión está tardando demasiado.'),
    ).toBeInTheDocument();
  });

  it('asks for both fields without a request, and moves the focus to the first', async () => {
    const { submit, backend } = show(() => ({}));
    await submit('', '');
    expect(screen.getByText('El correo electrónico es requerido')).toBeInTheDocument();
    expect(screen.getByText('La contraseña es requerida')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus();
    expect(backend.requests).toHaveLength(0);
  });

  it('sends one request for a double click', async () => {
    const { user, backend } = show(never);
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'a@b.es');
    await user.type(screen.getByLabelText('Contraseña'), 'secreto');
    await user.dblClick(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(backend.requests.length).toBeGreaterThan(0));
    expect(backend.requests).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    const { user } = show(never);
    const field = screen.getByLabelText('Contraseña');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
