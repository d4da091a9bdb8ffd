import { Fragment, StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { AuthProvider, authDomain } from '@/features/auth';
import { identitySlice } from '@/shared/identity/slice';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { AppRouter } from './AppRouter';

const show = (status: 'guest' | 'checking' | 'signedIn', Mode: typeof StrictMode = StrictMode) => {
  const user = status === 'guest' ? null : THERAPIST;
  const { store } = testStore({
    domains: [authDomain],
    routes: { 'POST /api/auth/password-reset/confirm': () => ({}) },
    preloadedState: { [identitySlice.name]: { status, user } },
  });
  render(
    <Mode>
      <Provider store={store}>
        <AuthProvider>
          <AppRouter store={store} />
        </AuthProvider>
      </Provider>
    </Mode>,
  );
  return store;
};

describe('the link of a password mail', () => {
  it.each(['guest', 'checking', 'signedIn'] as const)(
    'opens its screen for a %s, without its token',
    async (status) => {
      history.replaceState(null, '', '/login#reset=enlace-canario');
      const store = show(status);
      // Already before the screen itself has been downloaded.
      expect(location.href).not.toContain('canario');
      expect(await screen.findByRole('heading', { name: 'Elige una contraseña nueva' })).toBeInTheDocument();
      expect(location.href).toMatch(/\/login$/);
      expect(JSON.stringify([history.state, store.getState(), { ...sessionStorage }])).not.toContain(
        'canario',
      );
    },
  );

  it('opens it also in a tab that shows log-in already', async () => {
    history.replaceState(null, '', '/login');
    show('guest');
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    act(() => {
      history.pushState(null, '', '/login#reset=enlace-canario');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(location.href).not.toContain('canario');
    expect(await screen.findByRole('heading', { name: 'Elige una contraseña nueva' })).toBeInTheDocument();
  });

  it('leads to log-in when the password is changed, also where effects run once', async () => {
    history.replaceState(null, '', '/login#reset=enlace-canario');
    show('guest', Fragment);
    await userEvent.type(await screen.findByLabelText(/^Contraseña nueva/), 'nueva-clave');
    await userEvent.type(screen.getByLabelText(/^Confirmar contraseña/), 'nueva-clave');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
  });
});
