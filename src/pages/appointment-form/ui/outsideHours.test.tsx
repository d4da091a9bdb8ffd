import { act, screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { agendaRoutes, appointmentFixture } from '@/features/appointments/fixtures';
import { CARE_TEAM_FIXTURE } from '@/features/care/fixtures';
import { EPISODE_FIXTURES } from '@/features/episodes/fixtures';
import { COLLEAGUE_FIXTURE, HOURS_FIXTURE } from '@/features/hours/fixtures';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AppointmentFormPage, PatientAppointmentPage } from '..';

clockStartsAt('2026-11-20T10:00:00Z');

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

it('asks because of an absence that was entered while the form was open', async () => {
  const view = renderApp(<PatientAppointmentPage />, {
    user: THERAPIST,
    followFocus: true,
    at: '/patients/p1/appointments/new?date=2026-12-03&time=11:30&duration=60',
    path: '/patients/:id/appointments/new',
    routes: {
      ...agendaRoutes([]),
      'GET /api/hours': () => ({ therapists: [{ ...HOURS_FIXTURE, absences: [] }] }),
      'POST /api/appointments': () => answer(201, {}),
    },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });
  const { user, backend, answered } = view;
  const create = await screen.findByRole('button', { name: 'Crear cita' });
  await answered();
  backend.use(HOURS);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(backend.sent('GET', '/api/hours')).toHaveLength(2));
  await answered();
  await user.click(create);
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/tiene una ausencia/);
  expect(backend.sent('POST', '/api/appointments')).toEqual([]);
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

it('asks by the hours of who attends the other patient to whom an appointment is given', async () => {
  const row = appointmentFixture({
    patientId: 'p0',
    date: '2026-11-24T14:30:00+01:00',
    therapist: { id: COLLEAGUE_FIXTURE.therapistId, name: COLLEAGUE_FIXTURE.name },
  });
  const lead = { id: HOURS_FIXTURE.therapistId, name: HOURS_FIXTURE.name };
  const { user, backend } = renderApp(<AppointmentFormPage />, {
    user: ADMIN,
    at: '/appointments/c1/edit',
    path: '/appointments/:id/edit',
    routes: {
      ...agendaRoutes([row]),
      'GET /api/hours': () => ({ therapists: [HOURS_FIXTURE, COLLEAGUE_FIXTURE] }),
      'GET /api/patients/p1/team': () => ({ team: { ...CARE_TEAM_FIXTURE, lead, relation: null } }),
      'PUT /api/appointments/:id': () => ({}),
    },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });
  const patient = await screen.findByRole('combobox', { name: 'Paciente' });
  await user.clear(patient);
  await user.type(patient, 'Ángel');
  await user.click(await screen.findByRole('option', { name: /Ángel Núñez/ }));
  await user.click(screen.getByRole('button', { name: 'Actualizar cita' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/no trabaja a esa hora/);
  expect(backend.sent('PUT', /.*/)).toEqual([]);
});

describe('of a therapist who is administration too', () => {
  /** Whoever signs in works mornings; the lead of the patient as long as the practice is open. */
  const book = (relation: string | null) =>
    renderApp(<AppointmentFormPage />, {
      user: { ...THERAPIST, alsoAdmin: true },
      at: '/appointments/new?date=2026-11-24&time=14:30&duration=60&patientId=p1',
      path: '/appointments/new',
      routes: {
        ...agendaRoutes([]),
        'GET /api/hours': () => ({ therapists: [HOURS_FIXTURE, COLLEAGUE_FIXTURE] }),
        'GET /api/patients/p1/team': () => ({
          team: {
            ...CARE_TEAM_FIXTURE,
            lead: { id: COLLEAGUE_FIXTURE.therapistId, name: COLLEAGUE_FIXTURE.name },
            relation,
          },
        }),
        'POST /api/appointments': () => answer(201, {}),
      },
      wrap: (part) => <AuthProvider>{part}</AuthProvider>,
    });

  it('asks by their own hours where they attend the patient, for the appointment is theirs', async () => {
    const { user, backend } = book('COLLABORATOR');
    await user.click(await screen.findByRole('button', { name: 'Crear cita' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/no trabaja a esa hora/);
    expect(backend.sent('POST', '/api/appointments')).toEqual([]);
  });

  it('asks by the hours of the lead otherwise', async () => {
    const { user, backend } = book(null);
    await user.click(await screen.findByRole('button', { name: 'Crear cita' }));
    await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a series', () => {
  const slot = { date: '2026-12-28T10:00:00+01:00', duration: 60 };
  const free = { date: '2026-12-18', time: '10:00', conflict: null, reason: null, alternatives: [] };
  const closed = {
    ...free,
    date: '2026-12-25',
    reason: 'outside',
    outside: 'Festivo: Navidad',
    alternatives: [slot],
  };

  async function review() {
    const view = renderApp(<PatientAppointmentPage />, {
      user: THERAPIST,
      at: '/patients/p1/appointments/new?date=2026-12-18&time=10:00&duration=60',
      path: '/patients/:id/appointments/new',
      routes: {
        ...agendaRoutes([]),
        ...HOURS,
        'POST /api/appointments/series/preview': () => ({ occurrences: [free, closed] }),
        'POST /api/appointments/series': () => answer(201, { appointments: [] }),
      },
      wrap: (part) => <AuthProvider>{part}</AuthProvider>,
    });
    await view.user.click(await screen.findByLabelText('Repetir'));
    const count = screen.getByLabelText('Número de citas');
    await view.user.clear(count);
    await view.user.type(count, '2');
    await view.user.click(screen.getByRole('button', { name: 'Revisar las citas' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Revisa las citas' })) };
  }

  it.each([
    ['moves what falls on a holiday', undefined, '2026-12-28'],
    ['gives it all the same to who insists', 'Dar la cita igualmente', '2026-12-25'],
    ['leaves it out', 'No crear esta cita', undefined],
  ])('%s', async (_what, choice, day) => {
    const { user, dialog, backend } = await review();
    expect(dialog.getByText('1 de 2 cae fuera de horario. Elige qué hacer con cada una.')).toBeVisible();
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Libre$/);
    expect(second).toHaveTextContent('Festivo: Navidad');
    if (choice) await user.selectOptions(dialog.getByRole('combobox'), choice);
    await user.click(dialog.getByRole('button', { name: /^Crear/ }));
    await waitFor(() => expect(backend.sent('POST', /appointments(\/series)?$/)).toHaveLength(1));
    const [sent] = backend.sent('POST', /appointments(\/series)?$/);
    const { occurrences } = sent?.body as { occurrences?: { date: string }[] };
    expect((occurrences ?? [{ date: free.date }]).map(({ date }) => date)).toEqual(
      [free.date, day].filter(Boolean),
    );
  });
});

describe('the next appointment', () => {
  const ADDRESS =
    '/patients/p1/appointments/new?date=2026-12-25&time=10:00&duration=45&type=TREATMENT&serviceId=s1&roomId=r1&weekly=1';
  const PRACTICE: Record<string, FakeHandler> = {
    'GET /api/practice/hours': () => ({
      openingHours: [{ weekday: 5, from: '08:00', to: '20:00' }],
      holidays: [
        { day: '2026-12-25', name: 'Navidad' },
        { day: '2027-01-01', name: 'Año Nuevo' },
      ],
    }),
    'GET /api/services': () => ({
      services: [{ id: 's1', name: 'Sesión', type: 'TREATMENT', duration: 45, bufferAfter: 0, active: true }],
    }),
    'GET /api/rooms': () => ({ rooms: [{ id: 'r1', name: 'Sala 1', active: true }] }),
  };
  const open = (routes: Record<string, FakeHandler>, at = ADDRESS) =>
    renderApp(<PatientAppointmentPage />, {
      user: THERAPIST,
      at,
      path: '/patients/:id/appointments/new',
      routes: { ...agendaRoutes([]), ...routes, 'POST /api/appointments': () => answer(201, {}) },
      wrap: (part) => <AuthProvider>{part}</AuthProvider>,
    });
  const booked = async ({ user, backend }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Crear cita' }));
    await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
    return backend.sent('POST', '/api/appointments')[0]?.body;
  };

  it('passes over holidays, and keeps service and room', async () => {
    const view = open({ ...PRACTICE, 'GET /api/hours': () => ({ therapists: [] }) });
    expect(await booked(view)).toMatchObject({
      date: '2027-01-08',
      serviceId: 's1',
      roomId: 'r1',
      duration: 45,
    });
  });

  it.each([
    ['is in the episode of the one before', 'ep1', 'ep1'],
    ['leaves the episode to the server where that one is over', 'ep2', undefined],
  ])('%s', async (_how, asked, sent) => {
    const view = open(
      {
        'GET /api/system-status': () => ({ capabilities: ['episodes'] }),
        'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
      },
      `${ADDRESS}&episodeId=${asked}`,
    );
    const body = (await booked(view)) as { episodeId?: string };
    expect(body.episodeId).toBe(sent);
  });

  it('is a week later where it always lies outside the hours, and on a backend without them', async () => {
    const late = open(
      { ...PRACTICE, 'GET /api/hours': () => ({ therapists: [] }) },
      ADDRESS.replace('10:00', '21:00'),
    );
    await late.user.click(await screen.findByRole('button', { name: 'Crear cita' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Festivo: Navidad. La cita se puede dar igualmente.',
    );
    late.unmount();
    expect(await booked(open({}))).toMatchObject({ date: '2026-12-25' });
  });
});
