import { screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes } from '@/features/appointments/fixtures';
import { CARE_TEAM_FIXTURE } from '@/features/care/fixtures';
import { HOURS_FIXTURE } from '@/features/hours/fixtures';
import { ADMIN, answer, THERAPIST, type FakeHandler } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { AppointmentFormPage, PatientAppointmentPage } from '..';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T10:00:00Z'),
    advanceTimers: true,
    doNotFake: ['queueMicrotask', 'nextTick'],
  });
});
afterEach(() => jest.useRealTimers());

const HOURS: Record<string, FakeHandler> = { 'GET /api/hours': () => ({ therapists: [HOURS_FIXTURE] }) };

/** Opens the form at a time and presses 'Crear cita'. */
async function book(at: string, routes: Record<string, FakeHandler> = HOURS) {
  const view = renderApp(<PatientAppointmentPage />, {
    user: THERAPIST,
    at: `/patients/p1/appointments/new?${at}&duration=60`,
    path: '/patients/:id/appointments/new',
    routes: { ...agendaRoutes([]), ...routes, 'POST /api/appointments': () => answer(201, {}) },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Crear cita' }));
  return { ...view, posts: () => view.backend.sent('POST', '/api/appointments') };
}

it.each([
  ['date=2026-11-24&time=14:30', /no trabaja a esa hora/],
  ['date=2026-12-03&time=11:30', /tiene una ausencia/],
])('asks at %s, says why, and goes on only if it may', async (at, why) => {
  const { user, posts } = await book(at);
  const question = await screen.findByRole('alertdialog', { name: '¿Dar la cita fuera de horario?' });
  expect(question).toHaveAccessibleDescription(why);
  expect(posts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(posts()).toEqual([]);
  const create = screen.getByRole('button', { name: 'Crear cita' });
  await waitFor(() => expect(create).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(create);
  await user.click(await screen.findByRole('button', { name: 'Dar la cita' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(Object.keys(posts()[0]!.body as object).sort()).toEqual(
    ['date', 'duration', 'notes', 'patientId', 'time', 'type'].sort(),
  );
});

it.each([
  ['within the hours', 'date=2026-11-24&time=10:00', HOURS],
  ['in extra hours', 'date=2026-11-28&time=10:00', HOURS],
  ['on a backend without hours', 'date=2026-11-24&time=23:00', {}],
  ['if they fail', 'date=2026-11-24&time=23:00', { 'GET /api/hours': () => answer(500) }],
])('does not ask %s', async (_about, at, routes) => {
  const { posts } = await book(at, routes);
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('at the desk', () => {
  const TEAM = 'GET /api/patients/p1/team';

  async function bookAtDesk(routes: Record<string, FakeHandler>) {
    const view = renderApp(<AppointmentFormPage />, {
      user: ADMIN,
      // The practice is open; the therapist pauses.
      at: '/appointments/new?date=2026-11-24&time=14:30&duration=60&patientId=p1',
      path: '/appointments/new',
      routes: { ...agendaRoutes([]), ...routes, 'POST /api/appointments': () => answer(201, {}) },
      wrap: (part) => <AuthProvider>{part}</AuthProvider>,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Crear cita' }));
    return view;
  }

  it('asks by the hours of the patient’s therapist', async () => {
    const { user, backend } = await bookAtDesk({ ...HOURS, [TEAM]: () => ({ team: CARE_TEAM_FIXTURE }) });
    const question = await screen.findByRole('alertdialog', { name: '¿Dar la cita fuera de horario?' });
    expect(question).toHaveAccessibleDescription(/no trabaja a esa hora/);
    await user.click(screen.getByRole('button', { name: 'Dar la cita' }));
    await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
  });

  it('asks by the practice’s where nobody says whose patient it is', async () => {
    const { backend } = await bookAtDesk({ ...HOURS, [TEAM]: () => answer(404) });
    await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('does not even ask whose patient it is on a backend without hours', async () => {
    const { backend } = await bookAtDesk({});
    await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
    expect(backend.sent('GET', '/api/patients/p1/team')).toEqual([]);
  });
});

it('marks the appointments of a series outside the hours', async () => {
  const free = { time: '11:30', conflict: null, reason: null, alternatives: [] };
  const view = renderApp(<PatientAppointmentPage />, {
    user: THERAPIST,
    at: '/patients/p1/appointments/new?date=2026-11-26&time=11:30&duration=60',
    path: '/patients/:id/appointments/new',
    routes: {
      ...agendaRoutes([]),
      ...HOURS,
      'POST /api/appointments/series/preview': () => ({
        occurrences: ['2026-11-26', '2026-12-03'].map((date) => ({ ...free, date })),
      }),
    },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });
  await view.user.click(await screen.findByLabelText('Repetir'));
  const count = screen.getByLabelText('Número de citas');
  await view.user.clear(count);
  await view.user.type(count, '2');
  await view.user.click(screen.getByRole('button', { name: 'Revisar las citas' }));
  const [free1, absent] = within(
    await screen.findByRole('dialog', { name: 'Revisa las citas' }),
  ).getAllByRole('listitem');
  expect(free1).toHaveTextContent(/Libre$/);
  expect(absent).toHaveTextContent('Fuera de horarioEl fisioterapeuta tiene una ausencia a esa hora.');
});
