import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Outlet } from 'react-router-dom';
import type { Role } from '@/contract/common/roles';
import { AuthProvider, authDomain } from '@/features/auth';
import {
  identitySlice,
  loggedOut,
  sessionExpired,
  sessionStarted,
  signedOutElsewhere,
} from '@/shared/identity';
import { ADMIN, PATIENT, testStore, THERAPIST } from '@/shared/testing';
import { AppRoutes } from './AppRoutes';
import type { Pages } from './definePages';
import { preloadPracticeMark } from './publicGuards';
import { SIGNED_IN_ROUTES } from './routeTable';
import { SignedInRoutes } from './SignedInRoutes';

/** Replaces every lazily loaded screen, because only the guards are under test. */
const pages = new Proxy(
  {},
  { get: (_target, name: string) => ({ Screen: () => <p>pantalla {name}</p>, preload: () => undefined }) },
) as Pages;

const Area = () => <SignedInRoutes pages={pages} frame={Outlet} />;

beforeAll(preloadPracticeMark);

const PEOPLE = { THERAPIST, PATIENT, ADMIN };

function show(at: string, role?: Role, status = 'signedIn') {
  const { store } = testStore({
    domains: [authDomain],
    preloadedState: role ? { [identitySlice.name]: { status, user: PEOPLE[role] } } : {},
  });
  render(
    <Provider store={store}>
      <AuthProvider>
        <MemoryRouter initialEntries={[at]}>
          <AppRoutes signedInArea={Area} />
        </MemoryRouter>
      </AuthProvider>
    </Provider>,
  );
  return store;
}

const example = (path: string) => path.replace(':id', '42').replace(':token', 'abc');

describe('the route table', () => {
  const roles: Role[] = ['THERAPIST', 'PATIENT', 'ADMIN'];
  it.each(SIGNED_IN_ROUTES.flatMap((route) => roles.map((role) => ({ ...route, role }))))(
    '$path for $role',
    ({ path, page, role, roles: allowed }) => {
      show(example(path), role);
      if (allowed.includes(role)) expect(screen.getByText(`pantalla ${page}`)).toBeInTheDocument();
      else {
        expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeInTheDocument();
        expect(screen.getByText('No tienes permisos para acceder a esta página.')).toBeInTheDocument();
      }
    },
  );

  it.each(SIGNED_IN_ROUTES)('$path without a session goes to /login', ({ path }) => {
    show(example(path));
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
  });

  it.each(['/login', '/register', '/register/invitation/:token'])(
    '%s with a session goes to the dashboard',
    (path) => {
      show(example(path), 'THERAPIST');
      expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
    },
  );

  it('leads on to an invitation that was opened while somebody was signed in, once they are out', async () => {
    const store = show('/register/invitation/abc', 'THERAPIST');
    expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
    act(() => void store.dispatch(loggedOut()));
    expect(
      await screen.findByText(/Crear cuenta|No se ha podido comprobar|Invitación Inválida/),
    ).toBeVisible();
  });

  it('shows Cargando... while the session is verified, also at /login', () => {
    show('/login', 'THERAPIST', 'checking');
    expect(screen.getByText('Cargando...')).toBeInTheDocument();
  });

  it('/ goes to /login or to the dashboard', () => {
    show('/');
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    show('/', 'PATIENT');
    expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
  });

  it.each([undefined, 'THERAPIST' as const])('an unknown path is not found, whoever asks (%s)', (role) => {
    show('/no/such/place', role);
    expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
    expect(screen.getByText('La página que buscas no existe.')).toBeInTheDocument();
  });

  it('leaves the screen when the session ends', () => {
    const store = show('/profile', 'THERAPIST');
    act(() => void store.dispatch(sessionExpired()));
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    act(() => void store.dispatch(sessionStarted(PATIENT)));
    expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
  });
});

const EXPIRED = 'Tu sesión ha caducado. Vuelve a entrar y seguirás donde estabas.';

describe('after the end of a session', () => {
  it('says that it expired, and takes the same person back to their screen', () => {
    const store = show('/sessions/new?patientId=7', 'THERAPIST');
    act(() => void store.dispatch(sessionExpired()));
    expect(screen.getByRole('status')).toHaveTextContent(EXPIRED);
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    expect(screen.getByText('pantalla sessionForm')).toBeInTheDocument();
  });

  it('takes nobody else there', () => {
    const store = show('/sessions/new?patientId=7', 'THERAPIST');
    act(() => void store.dispatch(sessionExpired()));
    act(() => void store.dispatch(sessionStarted(ADMIN)));
    expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain(THERAPIST.id);
  });

  it.each([loggedOut, signedOutElsewhere])(
    'that was meant says nothing of it and goes to the dashboard',
    (end) => {
      const store = show('/sessions/new?patientId=7', 'THERAPIST');
      act(() => void store.dispatch(end()));
      expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
      expect(screen.queryByText(EXPIRED)).toBeNull();
      act(() => void store.dispatch(sessionStarted(THERAPIST)));
      expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
    },
  );

  it('forgets an expired session with the log-out that follows', () => {
    const store = show('/profile', 'THERAPIST');
    act(() => void store.dispatch(sessionExpired()));
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    act(() => void store.dispatch(loggedOut()));
    expect(screen.queryByText(EXPIRED)).toBeNull();
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    expect(screen.getByText('pantalla dashboard')).toBeInTheDocument();
  });
});
