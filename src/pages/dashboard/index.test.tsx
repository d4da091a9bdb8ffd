import { act, screen, waitFor } from '@testing-library/react';
import { appointmentsDomain } from '@/features/appointments';
import { AuthProvider } from '@/features/auth';
import { patientsDomain } from '@/features/patients';
import { progressDomain } from '@/features/progress';
import { baseApi } from '@/shared/api/baseApi';
import type { Line } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { DashboardPage } from '.';

it.each([
  [THERAPIST, '/appointments', '/appointments?view=calendar&range=day'],
  [
    { ...THERAPIST, alsoAdmin: true },
    '/appointments?reach=own',
    '/appointments?view=calendar&range=day&reach=own',
  ],
])('its numbers lead to what they count', async (user, all, today) => {
  renderApp(<DashboardPage />, {
    user,
    domains: [appointmentsDomain, patientsDomain, progressDomain],
    routes: {
      'GET /api/appointments/stats/overview': () => ({ total: 2, today: 1 }),
      'GET /api/appointments/today': () => ({ appointments: [] }),
      'GET /api/patients': () => ({ patients: [] }),
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  expect(await screen.findByRole('link', { name: /Total de citas/ })).toHaveAttribute('href', all);
  expect(screen.getByRole('link', { name: /Citas de hoy/ })).toHaveAttribute('href', today);
  // Nothing is on its way any more, and nothing has failed.
  await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
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
