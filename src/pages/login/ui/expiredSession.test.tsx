import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { authDomain } from '@/features/auth';
import { identitySlice, sessionExpired } from '@/shared/identity/slice';
import { screenOfSignInState } from '@/shared/routes';
import { answer } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { LoginPage } from '..';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The sign-in screen after the sign-in session expired at `from`. */
function show(from: unknown, user = THERAPIST) {
  localStorage.clear();
  const { store } = testStore({
    domains: [authDomain],
    preloadedState: { [identitySlice.name]: { status: 'signedIn', user: THERAPIST } },
    routes: {
      'POST /api/auth/login': () =>
        answer(401, { error: 'x', details: { code: 'SECOND_FACTOR_REQUIRED', challenge: 'reto' } }),
      'POST /api/auth/login/second-factor': () => ({ token: 'siguiente', user }),
    },
  });
  store.dispatch(sessionExpired());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state: { from } }]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

async function signIn() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@clinica.es');
  await user.type(screen.getByLabelText('Contraseña'), 'clave{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456{Enter}');
  return (await screen.findByText(/^\//)).textContent;
}

describe('log-in after an expired session', () => {
  it('says so, and goes back to the screen, by way of the second factor too', async () => {
    show('/sessions/new?patientId=7');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Tu sesión ha caducado. Vuelve a entrar y seguirás donde estabas.',
    );
    expect(await signIn()).toBe('/sessions/new?patientId=7');
  });

  it('goes to the dashboard where somebody else signs in', async () => {
    show('/sessions/new?patientId=7', PATIENT);
    expect(await signIn()).toBe('/dashboard');
  });

  it('goes to the dashboard where what was left is no screen of ours', async () => {
    show('//example.org/patients');
    expect(await signIn()).toBe('/dashboard');
  });

  it.each(['https://example.org', '', undefined, 7])('takes %p for no screen of ours', (from) => {
    expect(screenOfSignInState({ from })).toBe('');
  });
});
