import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Role, ROLES } from '@/contract/common/roles';
import { AuthProvider, authDomain } from '@/features/auth';
import {
  identitySlice,
  loggedOut,
  sessionExpired,
  sessionStarted,
  signedOutElsewhere,
} from '@/shared/identity/slice';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { preloadPracticeMark } from './publicGuards';
import { appRoutes } from './routes';
import { signedInRoutes } from './signedInRoutes';
import { SCREENS, useScreen } from './useScreen';

jest.mock('../shell/Shell', () => ({
  Shell: function Frame({ children }: { children: ReactNode }) {
    return <main aria-label={useScreen()?.title}>{children}</main>;
  },
}));

/** Screens without their code, because only what is around them is under test. They are named by their first title. */
const BARE = SCREENS.map((screen) => {
  const [title] = Object.values(screen.paths);
  return { ...screen, lazy: async () => ({ Component: () => <p>pantalla {title}</p> }) };
});

const PATHS = SCREENS.flatMap(({ paths, roles }) =>
  Object.entries(paths).map(([path, title]) => ({ path, title, roles, page: Object.values(paths)[0] })),
);

/** One guard stands before all paths: in turn, a role that may and one that may not ask for each. */
const VISITS = PATHS.flatMap((route, at) =>
  [true, false].flatMap((may) => {
    const roles = ROLES.filter((role) => route.roles.includes(role) === may);
    const role = roles[at % roles.length];
    return role ? [{ ...route, role }] : [];
  }),
);

beforeAll(preloadPracticeMark);

const PEOPLE = { THERAPIST, PATIENT, ADMIN };

function show(at: string, role?: Role, status: 'checking' | 'signedIn' = 'signedIn', screens = BARE) {
  const { store } = testStore({
    domains: [authDomain],
    preloadedState: role ? { [identitySlice.name]: { status, user: PEOPLE[role] } } : {},
  });
  const router = createMemoryRouter(appRoutes(signedInRoutes(store, screens)), { initialEntries: [at] });
  render(
    <Provider store={store}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </Provider>,
  );
  return { store, router };
}

const example = (path: string) => path.replace(':id', '42').replace(':token', 'abc');

const SLOW = { timeout: 15_000 };
const login = () => screen.findByRole('heading', { name: 'Iniciar sesión' }, SLOW);
const screenOf = (title: string | undefined) => screen.findByText(`pantalla ${title}`, {}, SLOW);

describe('the routes', () => {
  it.each(VISITS)('$path for $role', async ({ path, page, title, role, roles }) => {
    show(example(path), role);
    if (roles.includes(role)) expect(await screenOf(page)).toBeInTheDocument();
    else {
      expect(await screen.findByRole('heading', { name: 'Acceso Denegado' })).toBeInTheDocument();
      expect(screen.getByText('No tienes permisos para acceder a esta página.')).toBeInTheDocument();
    }
    expect(screen.getByRole('main', { name: title })).toBeInTheDocument();
  });

  it.each([
    ['/patients', 'Pacientes'],
    ['/patients/', 'Pacientes'],
    ['/patients/new', 'Nuevo Paciente'],
    ['/patients/42', 'Detalle del Paciente'],
    ['/patients/42/edit', 'Editar Paciente'],
    ['/conversations/7', 'Conversaciones'],
  ])('%s is titled %s', async (path, title) => {
    show(path, 'THERAPIST');
    expect(await screen.findByRole('main', { name: title }, SLOW)).toBeInTheDocument();
  });

  // A path that some role may not open stands behind the guards, as the test above proves.
  it.each(PATHS.filter(({ roles }) => roles.length === ROLES.length))(
    '$path without a session goes to /login',
    async ({ path }) => {
      show(example(path));
      expect(await login()).toBeInTheDocument();
    },
  );

  it.each(['/login', '/register', '/register/invitation/:token'])(
    '%s with a session goes to the dashboard',
    async (path) => {
      show(example(path), 'THERAPIST');
      expect(await screenOf('Dashboard')).toBeInTheDocument();
    },
  );

  it.each([undefined, 'PATIENT' as const, 'THERAPIST' as const])(
    'the link of an appointment is shown whoever is signed in (%s)',
    async (role) => {
      const { router } = show('/appointment/abc', role);
      // A title that stands while the link is checked gives way to another.
      await waitFor(
        () =>
          expect(
            screen.getByRole('heading', { name: /Tu cita|Enlace no válido|No se ha podido/ }),
          ).toBeVisible(),
        SLOW,
      );
      expect(router.state.location.pathname).toBe('/appointment/abc');
    },
  );

  it('leads on to an invitation that was opened while somebody was signed in, once they are out', async () => {
    const { store } = show('/register/invitation/abc', 'THERAPIST');
    expect(await screenOf('Dashboard')).toBeInTheDocument();
    act(() => void store.dispatch(loggedOut()));
    await waitFor(
      () =>
        expect(screen.getByText(/Crear cuenta|No se ha podido comprobar|Invitación Inválida/)).toBeVisible(),
      SLOW,
    );
  });

  it('shows Cargando... while the session is verified, also at /login', () => {
    show('/login', 'THERAPIST', 'checking');
    expect(screen.getByText('Cargando...')).toBeInTheDocument();
  });

  it('/ goes to /login or to the dashboard', async () => {
    show('/');
    expect(await login()).toBeInTheDocument();
    show('/', 'PATIENT');
    expect(await screenOf('Dashboard')).toBeInTheDocument();
  });

  it.each([undefined, 'THERAPIST' as const])(
    'an unknown path is not found, whoever asks (%s)',
    async (role) => {
      show('/no/such/place', role);
      expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
      expect(screen.getByText('La página que buscas no existe.')).toBeInTheDocument();
    },
  );

  it('leaves the screen when the session ends', async () => {
    const { store } = show('/profile', 'THERAPIST');
    await screenOf('Mi Perfil');
    act(() => void store.dispatch(sessionExpired()));
    expect(await login()).toBeInTheDocument();
    act(() => void store.dispatch(sessionStarted(PATIENT)));
    expect(await screenOf('Dashboard')).toBeInTheDocument();
  });

  it('says inside the shell that a screen cannot be rendered, until another one is opened', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('algo roto');
    };
    const withBroken = BARE.map((one) =>
      one.paths['/patients'] ? { ...one, lazy: async () => ({ Component: Broken }) } : one,
    );
    const { router } = show('/patients', 'THERAPIST', 'signedIn', withBroken);
    expect(await screen.findByRole('heading', { name: 'Error en la aplicación' })).toBeInTheDocument();
    expect(screen.getByRole('main', { name: 'Pacientes' })).toBeInTheDocument();
    await act(() => router.navigate('/appointments'));
    expect(await screenOf('Citas')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Error en la aplicación' })).toBeNull();
  });
});

const EXPIRED = 'Tu sesión ha caducado. Vuelve a entrar y seguirás donde estabas.';

describe('after the end of a session', () => {
  it('says that it expired, and takes the same person back to their screen', async () => {
    const { store } = show('/sessions/new?patientId=7', 'THERAPIST');
    await screenOf('Nueva Sesión');
    act(() => void store.dispatch(sessionExpired()));
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    expect(await screenOf('Nueva Sesión')).toBeInTheDocument();
  });

  it('takes nobody else there', async () => {
    const { store } = show('/sessions/new?patientId=7', 'THERAPIST');
    await screenOf('Nueva Sesión');
    act(() => void store.dispatch(sessionExpired()));
    await login();
    act(() => void store.dispatch(sessionStarted(ADMIN)));
    expect(await screenOf('Dashboard')).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain(THERAPIST.id);
  });

  it.each([loggedOut, signedOutElsewhere])(
    'that was meant says nothing of it and goes to the dashboard',
    async (end) => {
      const { store } = show('/sessions/new?patientId=7', 'THERAPIST');
      await screenOf('Nueva Sesión');
      act(() => void store.dispatch(end()));
      expect(await login()).toBeInTheDocument();
      expect(screen.queryByText(EXPIRED)).toBeNull();
      act(() => void store.dispatch(sessionStarted(THERAPIST)));
      expect(await screenOf('Dashboard')).toBeInTheDocument();
    },
  );

  it('shows nothing that was typed to who signed in elsewhere while this tab slept', async () => {
    const typing = BARE.map((one) => ({ ...one, lazy: async () => ({ Component: () => <input /> }) }));
    const { store, router } = show('/appointments?search=Rosa', 'THERAPIST', 'signedIn', typing);
    fireEvent.change(await screen.findByRole('textbox', {}, SLOW), { target: { value: 'Dolor al subir' } });
    // A tab that wakes up hears of the log-out and of the next sign-in at once.
    act(() => {
      store.dispatch(signedOutElsewhere());
      store.dispatch(sessionStarted(ADMIN));
    });
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '' }));
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  it('forgets an expired session with the log-out that follows', async () => {
    const { store } = show('/profile', 'THERAPIST');
    await screenOf('Mi Perfil');
    act(() => void store.dispatch(sessionExpired()));
    await login();
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    await screenOf('Mi Perfil');
    act(() => void store.dispatch(loggedOut()));
    await login();
    expect(screen.queryByText(EXPIRED)).toBeNull();
    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    expect(await screenOf('Dashboard')).toBeInTheDocument();
  });
});
