import { act, screen, waitFor } from '@testing-library/react';
import { appointmentsDomain } from '@/features/appointments';
import { AuthProvider } from '@/features/auth';
import { patientsDomain } from '@/features/patients';
import { HOURS_FIXTURE } from '@/features/practice/fixtures';
import { progressDomain } from '@/features/progress';
import { TEAM_FIXTURES } from '@/features/team/fixtures';
import { baseApi } from '@/shared/api/baseApi';
import { clockStartsAt } from '@/shared/testing/clock';
import type { Line } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { DashboardPage } from '.';

const OWNER = { ...THERAPIST, alsoAdmin: true };
const [ANA, ELENA, , OSCAR] = TEAM_FIXTURES;
const EVERYBODY = ['/appointments', '/appointments?view=calendar&range=day'] as const;
const OWN = ['/appointments?reach=own', '/appointments?view=calendar&range=day&reach=own'] as const;

it.each([
  ['of a therapist', THERAPIST, TEAM_FIXTURES, EVERYBODY],
  ['of an owner with colleagues', OWNER, TEAM_FIXTURES, OWN],
  ['of an owner whose colleague has left', OWNER, [ANA, OSCAR], OWN],
  // Without a filter that would only seem to leave something out.
  ['of an owner who treats alone', OWNER, [ANA, ELENA], EVERYBODY],
] as const)('the numbers %s lead to what they count', async (_whose, user, members, [all, today]) => {
  const { backend } = renderApp(<DashboardPage />, {
    user,
    domains: [appointmentsDomain, patientsDomain, progressDomain],
    routes: {
      'GET /api/appointments/stats/overview': () => ({ total: 2, today: 1 }),
      'GET /api/appointments/today': () => ({ appointments: [] }),
      'GET /api/patients': () => ({ patients: [] }),
      'GET /api/team': () => ({ members }),
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  const link = await screen.findByRole('link', { name: /Total de citas/ });
  await waitFor(() => expect(backend.sent('GET', '/api/team')).toHaveLength(user === OWNER ? 1 : 0));
  await waitFor(() => expect(link).toHaveAttribute('href', all));
  expect(screen.getByRole('link', { name: /Citas de hoy/ })).toHaveAttribute('href', today);
  // Nothing is on its way any more, and nothing has failed.
  await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
});

describe('late in the year', () => {
  clockStartsAt('2026-11-03T10:00:00Z');

  it.each([
    ['tells an owner', OWNER, 1],
    ['does not tell a therapist', THERAPIST, 0],
  ])('%s that the holidays of the next are missing', async (_who, user, times) => {
    const { backend } = renderApp(<DashboardPage />, {
      user,
      domains: [appointmentsDomain, patientsDomain, progressDomain],
      routes: {
        'GET /api/appointments/stats/overview': () => ({ total: 2, today: 1 }),
        'GET /api/appointments/today': () => ({ appointments: [] }),
        'GET /api/patients': () => ({ patients: [] }),
        'GET /api/practice/hours': () => HOURS_FIXTURE,
      },
      wrap: (children) => <AuthProvider>{children}</AuthProvider>,
    });
    await waitFor(() => expect(screen.queryAllByText('Faltan los festivos de 2027')).toHaveLength(times));
    await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
    expect(backend.sent('GET', '/api/practice/hours')).toHaveLength(times);
  });
});

it.each([
  [
    PATIENT,
    ['/api/routine-progress/today', '/api/appointments/my-appointments'],
    ['/api/routines/my-routines', '/api/sessions/my-sessions'],
  ],
  [THERAPIST, ['/api/appointments/today', '/api/appointments/stats/overview'], ['/api/patients']],
])('the day of a $role is asked for each minute, and what is long on return', async (user, day, long) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  const { backend, store } = renderApp(<DashboardPage />, {
    user,
    domains: [appointmentsDomain, patientsDomain, progressDomain],
    routes: Object.fromEntries([...day, ...long].map((path) => [`GET ${path}`, () => ({ data: [] })])),
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  const counts = (paths: string[]) => paths.map((path) => backend.sent('GET', path).length);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect([counts(day), counts(long)]).toEqual([day.map(() => 2), long.map(() => 1)]);
  act(() => void store.dispatch(baseApi.internalActions.onFocus()));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect([counts(day), counts(long)]).toEqual([day.map(() => 3), long.map(() => 2)]);
});

it('tells a patient that something of a routine has not arrived', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp(<DashboardPage />, {
    user: PATIENT,
    domains: [appointmentsDomain, progressDomain],
    preloadedState: {
      progress: {
        tab: 'today',
        typed: {},
        felt: {},
        done: {},
        finished: [],
        outbox: [
          {
            kind: 'note',
            body: { stopped: true },
            key: 'key',
            progressId: 'run-1',
            status: 'failed',
            error: 'Error de conexión',
            passing: true,
            attempts: 1,
          },
        ],
      },
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Tu rutina todavía no se ha guardado');
  await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
});

it('shows a patient the dashboard before anything of a routine was opened', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp(<DashboardPage />, {
    user: PATIENT,
    domains: [appointmentsDomain],
    routes: { 'GET /api/routine-progress/today': () => [] },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  expect(await screen.findByText('Hoy no tienes ejercicios.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
});

it.each([THERAPIST, PATIENT])(
  'the numbers of a $role stay unknown while what failed is asked for again',
  async (user) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const line: Line = { latency: 0, offline: true };
    const { store } = renderApp(<DashboardPage />, {
      user,
      domains: [appointmentsDomain, patientsDomain, progressDomain],
      line: () => line,
      wrap: (children) => <AuthProvider>{children}</AuthProvider>,
    });
    await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
    expect(screen.getAllByText('—').length).toBeGreaterThan(2);
    Object.assign(line, { latency: 60_000, offline: false });
    act(() => void store.dispatch(baseApi.internalActions.onFocus()));
    const asked = Object.values(store.getState()[baseApi.reducerPath].queries);
    expect(asked.filter((query) => query?.status === 'pending').length).toBeGreaterThan(2);
    expect(screen.queryByText('Cargando...')).toBeNull();
  },
);
