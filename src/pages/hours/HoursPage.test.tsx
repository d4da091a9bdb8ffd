import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { AuthProvider } from '@/features/auth';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { COLLEAGUE_FIXTURE, HOURS_FIXTURE } from '@/features/hours/fixtures';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { HoursPage } from '.';

clockStartsAt('2026-11-20T10:00:00Z');

const THERAPISTS: FakeHandler = () => ({ therapists: [COLLEAGUE_FIXTURE, HOURS_FIXTURE] });

const open = (user = THERAPIST, routes: Record<string, FakeHandler> = {}, followFocus = false) =>
  renderApp(<HoursPage />, {
    user,
    followFocus,
    at: '/hours',
    path: '/hours',
    routes: {
      'GET /api/hours': THERAPISTS,
      'GET /api/hours/:id/touched': () => ({ appointments: [] }),
      ...routes,
    },
    wrap: (part) => (
      <AuthProvider>
        {part}
        <Link to="/patients">Fuera</Link>
      </AuthProvider>
    ),
  });

it('shows a therapist their own hours: the week that counts, what lies ahead and what is over', async () => {
  open();
  const weeks = await screen.findByRole('list', { name: 'Horarios semanales' });
  expect(within(weeks).getByText('Desde el 01/01/2026')).toHaveTextContent('Vigente');
  expect(weeks).toHaveTextContent('Lunes a jueves09:00–14:00, 16:00–20:00');
  expect(screen.getByRole('list', { name: 'Ausencias previstas' })).toHaveTextContent(
    '03/12/2026, de 09:00 a 12:00Formación · Curso de punción seca',
  );
  expect(screen.getByText('Anteriores (1)')).toBeVisible();
  expect(screen.queryByLabelText('Fisioterapeuta')).not.toBeInTheDocument();
});

it('lets an ADMIN choose whose they are', async () => {
  const { user } = open(ADMIN);
  await user.selectOptions(await screen.findByLabelText('Fisioterapeuta'), THERAPIST.name);
  expect(await screen.findByRole('list', { name: 'Horarios semanales' })).toBeVisible();
});

it.each([
  ['no choice to who treats alone', { ...THERAPIST, alsoAdmin: true }, 0],
  // It says whose they are.
  ['the only therapist to the desk', ADMIN, 1],
])('offers %s', async (_what, who, times) => {
  open(who, { 'GET /api/hours': () => ({ therapists: [HOURS_FIXTURE] }) });
  expect(await screen.findByRole('list', { name: 'Horarios semanales' })).toBeVisible();
  expect(screen.queryAllByLabelText('Fisioterapeuta')).toHaveLength(times);
});

it('leads back to the unsaved form of the therapist for whom it was typed', async () => {
  const { user, store, toasts } = open(ADMIN);
  await user.selectOptions(await screen.findByLabelText('Fisioterapeuta'), THERAPIST.name);
  await user.click(await screen.findByRole('button', { name: 'Añadir ausencia' }));
  await user.type(await screen.findByLabelText('Motivo'), 'Operación');
  await user.click(screen.getByText('Fuera'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.queryByLabelText('Motivo')).not.toBeInTheDocument();
  act(() => void store.dispatch(selectToastQueue(store.getState()).at(-1)?.action?.action ?? { type: '' }));
  expect(await screen.findByLabelText('Motivo')).toHaveValue('Operación');
  expect(screen.getByLabelText('Fisioterapeuta')).toHaveDisplayValue(THERAPIST.name);
});

it('lists the appointments on which an absence falls, and changes none by itself', async () => {
  const row = appointmentFixture({ patientPhone: '+34 600 111 222' });
  const { user, backend } = open(ADMIN, {
    'GET /api/hours': () => ({ therapists: [HOURS_FIXTURE] }),
    'GET /api/hours/:id/touched': () => ({ appointments: [row] }),
  });
  expect(await screen.findByText('Afecta a 1 cita que no se cambia por sí sola')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Llamar a/ })).toHaveAttribute('href', 'tel:+34600111222');
  await user.click(screen.getByRole('button', { name: /^Mover: / }));
  expect(await screen.findByRole('dialog', { name: 'Mover cita' })).toBeVisible();
  expect(backend.sent('PUT', `/api/appointments/${row.id}`)).toEqual([]);
});

it.each([
  ['does not work', '2026-11-24T14:30:00+01:00', /no trabaja a esa hora/],
  ['is absent', '2026-12-03T11:30:00+01:00', /tiene una ausencia/],
])('asks before an appointment is moved to where its therapist %s', async (_what, date, why) => {
  const row = appointmentFixture({ date, therapist: { id: THERAPIST.id, name: THERAPIST.name } });
  const { user, backend } = open(ADMIN, {
    'GET /api/hours/:id/touched': ({ params }) => ({
      appointments: params.id === THERAPIST.id ? [row] : [],
    }),
    'PUT /api/appointments/:id': () => ({}),
  });
  await user.selectOptions(await screen.findByLabelText('Fisioterapeuta'), THERAPIST.name);
  await user.click(await screen.findByRole('button', { name: /^Mover: / }));
  await user.click(await screen.findByRole('button', { name: 'Mover cita' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Dar la cita fuera de horario?' });
  expect(question).toHaveAccessibleDescription(why);
  expect(backend.sent('PUT', /.*/)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Dar la cita' }));
  await waitFor(() => expect(backend.sent('PUT', `/api/appointments/${row.id}`)).toHaveLength(1));
});

it('asks before a week is removed, and sends the rest of the list', async () => {
  const { user, backend, toasts } = open(THERAPIST, {
    'PUT /api/hours/:id/weeks': () => ({ hours: HOURS_FIXTURE }),
  });
  const remove = 'Quitar el horario: Desde el 01/01/2026';
  await user.click(await screen.findByRole('button', { name: remove }));
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: '¿Quitar el horario semanal?' }));
  expect((await question()).getByText('Desde el 01/01/2026')).toBeVisible();
  await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(backend.sent('PUT', /weeks/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: remove }));
  await user.click((await question()).getByRole('button', { name: 'Quitar horario' }));
  await waitFor(() => expect(toasts).toEqual(['Horario semanal quitado']));
  expect(backend.sent('PUT', `/api/hours/${THERAPIST.id}/weeks`)[0]?.body).toEqual({
    weeks: [HOURS_FIXTURE.weeks[1]],
  });
});

describe('a week that a colleague changes meanwhile', () => {
  const { weeks } = HOURS_FIXTURE;
  const EDITS = ['hours', 'edits'];

  /** Opens something of the first week, then has the page seen again with other weeks. */
  const meanwhile = async (button: string, later: typeof weeks) => {
    const view = open(
      THERAPIST,
      {
        'GET /api/system-status': () => ({ capabilities: EDITS }),
        'PUT /api/hours/:id/weeks': () => answer(409, { error: 'Otra persona lo ha cambiado' }),
      },
      true,
    );
    await view.user.click(await screen.findByRole('button', { name: button }));
    view.backend.use({ 'GET /api/hours': () => ({ therapists: [{ ...HOURS_FIXTURE, weeks: later }] }) });
    act(() => void window.dispatchEvent(new Event('focus')));
    return view;
  };

  it('stays open in its form', async () => {
    await meanwhile('Editar el horario: Desde el 01/01/2026', []);
    expect(await screen.findByText(/^Sin horario propio/)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Editar horario' })).toBeInTheDocument();
  });

  it('is not removed as it is now by who was asked about it as it was', async () => {
    const shorter = [{ ...weeks[0]!, until: '2026-12-31' }, weeks[1]!];
    const { user, backend } = await meanwhile('Quitar el horario: Desde el 01/01/2026', shorter);
    expect(await screen.findByText('Del 01/01/2026 al 31/12/2026')).toBeInTheDocument();
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('Desde el 01/01/2026')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Quitar horario' }));
    // The server is told which week was read, and refuses to remove another.
    const read = { weeks: [weeks[0]] };
    await waitFor(() => expect(backend.sent('PUT', /weeks/)[0]?.body).toMatchObject({ read }));
  });
});

it('saves a week in its place in the list, with its last day', async () => {
  const { user, backend, toasts } = open(THERAPIST, {
    'PUT /api/hours/:id/weeks': () => ({ hours: HOURS_FIXTURE }),
  });
  const edit = 'Editar el horario: Del 01/07/2027 al 31/08/2027';
  await user.click(await screen.findByRole('button', { name: edit }));
  await user.click(await screen.findByRole('button', { name: 'Guardar horario' }));
  await waitFor(() => expect(toasts).toEqual(['Horario semanal guardado']));
  expect(backend.sent('PUT', /weeks/)[0]?.body).toEqual({ weeks: HOURS_FIXTURE.weeks });
});

it('lists the appointments that a saved week has left outside the hours', async () => {
  const row = appointmentFixture({ therapist: { id: THERAPIST.id, name: THERAPIST.name } });
  let isSaved = false;
  const { user } = open(THERAPIST, {
    'GET /api/system-status': () => ({ capabilities: ['hours', 'outsideAppointments'] }),
    'GET /api/hours/:id/touched': ({ query }) => ({ appointments: query.outside && isSaved ? [row] : [] }),
    'PUT /api/hours/:id/weeks': () => {
      isSaved = true;
      return { hours: HOURS_FIXTURE };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Editar el horario: Desde el 01/01/2026' }));
  const save = await screen.findByRole('button', { name: 'Guardar horario' });
  expect(screen.queryByText(/fuera de horario$/)).not.toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('1 cita por venir cae fuera de horario')).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Citas fuera de horario' }));
  expect(rows.getByText(row.patientName, { exact: false })).toBeVisible();
  expect(rows.getByRole('button', { name: /^Mover: / })).toBeVisible();
});

it('shows ten of many appointments outside the hours, and more on request', async () => {
  const rows = Array.from({ length: 12 }, (_none, at) =>
    appointmentFixture({ id: `c${at}`, patientName: `Paciente ${at}` }),
  );
  const { user } = open(THERAPIST, {
    'GET /api/system-status': () => ({ capabilities: ['hours', 'outsideAppointments'] }),
    'GET /api/hours/:id/touched': ({ query }) => ({ appointments: query.outside ? rows : [] }),
  });
  expect(await screen.findByText('12 citas por venir caen fuera de horario')).toBeVisible();
  expect(screen.getByText('Fuera de horario: 12 citas')).toHaveRole('status');
  const list = within(screen.getByRole('list', { name: 'Citas fuera de horario' }));
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByText('Mostrando 10 de 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cargar más' }));
  expect(list.getAllByRole('listitem')).toHaveLength(12);
});

it('removes only the extra hours that are meant, and adds others to those that there are', async () => {
  const extras = [...HOURS_FIXTURE.extras, { day: '2026-12-05', from: '10:00', to: '12:00' }];
  const { user, backend } = open(THERAPIST, {
    'GET /api/hours': () => ({ therapists: [{ ...HOURS_FIXTURE, extras }] }),
    'PUT /api/hours/:id/extras': () => ({ hours: HOURS_FIXTURE }),
  });
  const remove = 'Quitar las horas extra: 28/11/2026, de 10:00 a 13:00';
  await user.click(await screen.findByRole('button', { name: remove }));
  await waitFor(() => expect(backend.sent('PUT', /extras/)).toHaveLength(1));
  const form = within(screen.getByRole('form', { name: 'Añadir horas extra' }));
  for (const [part, digits] of [
    [/^día, Día/, '12122026'],
    [/^hora, Desde las/, '0930'],
    [/^hora, Hasta las/, '1130'],
  ] as const) {
    await user.click(form.getByRole('spinbutton', { name: part }));
    await user.keyboard(digits);
  }
  await user.click(form.getByRole('button', { name: 'Añadir horas extra' }));
  await waitFor(() => expect(backend.sent('PUT', /extras/)).toHaveLength(2));
  expect(backend.sent('PUT', /extras/).map(({ body }) => body)).toEqual([
    { extras: extras.slice(1) },
    { extras: [...extras, { day: '2026-12-12', from: '09:30', to: '11:30' }] },
  ]);
});

it('removes the absence that is meant', async () => {
  const { user, backend, toasts } = open(THERAPIST, {
    'DELETE /api/hours/absences/:id': () => ({ hours: HOURS_FIXTURE }),
  });
  await user.click(await screen.findByRole('button', { name: /^Quitar la ausencia: 03\/12\/2026/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(backend.sent('DELETE', /.*/).map(({ path }) => path)).toEqual(['/api/hours/absences/a2']);
});

it('says where a server keeps no hours, without a toast', async () => {
  const { toasts } = open(THERAPIST, { 'GET /api/hours': () => answer(404) });
  expect(await screen.findByText('Este servidor no guarda los horarios')).toBeVisible();
  expect(toasts).toEqual([]);
});
