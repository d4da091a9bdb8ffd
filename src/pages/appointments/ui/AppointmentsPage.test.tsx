import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, parsePath, useNavigate } from 'react-router-dom';
import { ALERT_MESSAGES } from '@/contract/alerts';
import type { Appointment } from '@/contract/appointmentAnswers';
import { AuthProvider } from '@/features/auth';
import { appointmentsDomain, createdState } from '@/features/appointments';
import { agendaRoutes, appointmentFixture, therapistChoices } from '@/features/appointments/fixtures';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { preferencesSlice, type PreferencesState, viewChosen } from '@/shared/preferences/slice';
import { selectToastQueue } from '@/shared/toasts/slice';
import { AppointmentsPage } from '..';

const LIST = 'GET /api/appointments';

const ROWS: Appointment[] = [
  appointmentFixture({ id: 'c1', patientName: 'Ángel Núñez', date: '2026-11-24T09:30:00+01:00' }),
  appointmentFixture({
    id: 'c2',
    patientName: 'Marta Soler',
    status: 'CONFIRMED',
    notes: 'Traer resonancia',
    date: '2026-11-23T10:00:00+01:00',
  }),
  appointmentFixture({
    id: 'c3',
    patientName: 'Lucía Méndez',
    status: 'COMPLETED',
    date: '2026-11-25T12:00:00+01:00',
  }),
  appointmentFixture({
    id: 'c4',
    patientName: 'José Ibáñez',
    status: 'CANCELLED',
    date: '2026-11-26T12:00:00+01:00',
  }),
  appointmentFixture({
    id: 'c5',
    patientName: 'Iris Prats',
    status: 'NO_SHOW',
    date: '2026-11-27T12:00:00+01:00',
  }),
];

clockStartsAt('2026-11-20T10:00:00Z');

const open = ({
  rows = ROWS,
  routes = {},
  at = '/appointments',
  user = THERAPIST,
  preferences,
  state,
}: {
  rows?: Appointment[];
  routes?: Record<string, FakeHandler>;
  at?: string;
  user?: typeof THERAPIST;
  preferences?: PreferencesState;
  state?: unknown;
} = {}) =>
  renderApp(<AppointmentsPage />, {
    user,
    at: state === undefined ? at : { ...parsePath(at), state },
    path: '/appointments',
    ...(preferences && { preloadedState: { preferences } }),
    domains: [appointmentsDomain],
    routes: { ...agendaRoutes(rows), ...routes },
    wrap: (part) => (
      <AuthProvider>
        {part}
        <Elsewhere />
      </AuthProvider>
    ),
  });

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/elsewhere">Otra página</Link>
      <Link to="/appointments?startDate=2026-11-20">Citas de hoy en adelante</Link>
      <Link to="/appointments" state={createdState({ id: 'c3', date: '2026-11-25' })}>
        Cita creada
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.firstChild?.firstChild?.textContent);

describe('/appointments as a list', () => {
  it('shows the figures and the appointments by date ascending', async () => {
    open();
    await rowOf('Marta Soler');
    expect(names()).toEqual(['Marta Soler', 'Ángel Núñez', 'Lucía Méndez', 'José Ibáñez', 'Iris Prats']);
    const figures = screen.getByRole('group', { name: 'Resumen de citas' });
    for (const text of ['Total de citas', '128', 'Hoy', '6', 'Esta semana', '31', 'Pendientes', '35']) {
      expect(await within(figures).findByText(text)).toBeVisible();
    }
    const row = within(await rowOf('Marta Soler'));
    expect(row.getByText('lun, 23 nov 2026')).toBeVisible();
    expect(row.getByText('10:00–11:00')).toBeVisible();
    expect(row.getByText('Traer resonancia')).toBeVisible();
    expect(row.getByText('Confirmada')).toBeVisible();
  });

  it('offers the actions of each status and no others', async () => {
    open();
    const verbs = async (name: string) =>
      within(await rowOf(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(await verbs('Ángel Núñez')).toEqual(['Confirmar', 'Cancelar']);
    expect(await verbs('Marta Soler')).toEqual(['Completar']);
    for (const name of ['Lucía Méndez', 'José Ibáñez', 'Iris Prats']) expect(await verbs(name)).toEqual([]);
  });

  it('changes a status with the documented call', async () => {
    const { user, backend, toasts } = open({ routes: { 'PATCH /api/appointments/:id/status': () => ({}) } });
    await user.click(within(await rowOf('Ángel Núñez')).getByText('Confirmar'));
    await waitFor(() => expect(toasts).toEqual(['Estado de la cita actualizado']));
    expect(backend.sent('PATCH', '/api/appointments/c1/status')[0]?.body).toEqual({ status: 'CONFIRMED' });
  });

  it('offers ten seconds to take a change back where the backend can, and takes it back', async () => {
    const { user, backend, store, toasts } = open({
      routes: {
        'PATCH /api/appointments/:id/status': () => ({
          undo: { change: 'x1', until: '2026-11-20T10:00:10Z' },
        }),
        'POST /api/appointments/:id/undo': () => ({}),
      },
    });
    await user.click(within(await rowOf('Ángel Núñez')).getByText('Confirmar'));
    await waitFor(() => expect(selectToastQueue(store.getState())).toHaveLength(1));
    const [toast] = selectToastQueue(store.getState());
    expect(toast).toMatchObject({ durationMs: 10_000, action: { label: 'Deshacer' } });
    const before = backend.sent('GET', '/api/appointments').length;
    act(() => void store.dispatch(toast!.action!.action));
    await waitFor(() => expect(toasts).toEqual(['Estado de la cita actualizado', 'Cambio deshecho']));
    expect(backend.sent('POST', '/api/appointments/c1/undo')[0]?.body).toEqual({ change: 'x1' });
    await waitFor(() => expect(backend.sent('GET', '/api/appointments').length).toBeGreaterThan(before));
  });

  it('offers nothing where the backend does not say so, and tells why an undo was refused', async () => {
    const { user, store, toasts } = open({
      routes: {
        'PATCH /api/appointments/:id/status': () => ({}),
        'POST /api/appointments/:id/undo': () => answer(409, { message: 'Ya hay una cita en ese horario' }),
      },
    });
    await user.click(within(await rowOf('Ángel Núñez')).getByText('Confirmar'));
    await waitFor(() => expect(selectToastQueue(store.getState())).toHaveLength(1));
    expect(selectToastQueue(store.getState())[0]?.action).toBeUndefined();
    act(
      () =>
        void store.dispatch({ type: 'appointmentChange/undoPressed', payload: { id: 'c1', change: 'x' } }),
    );
    await waitFor(() => expect(toasts.at(-1)).toBe('Ya hay una cita en ese horario'));
  });

  it.each([
    ['the backend’s text', () => answer(409, { message: 'No se puede' }), 'No se puede'],
    ['the catalogue’s', () => answer(500), 'Error al actualizar el estado'],
    ['the connection’s', () => networkFailure(), 'Error de conexión'],
  ])('says %s when a status cannot be changed', async (_name, handler, text) => {
    const { user, toasts } = open({ routes: { 'PATCH /api/appointments/:id/status': handler } });
    await user.click(within(await rowOf('Ángel Núñez')).getByText('Cancelar'));
    await waitFor(() => expect(toasts).toEqual([text]));
  });

  it('asks before deleting, naming patient and date', async () => {
    let rows = ROWS;
    const { user, backend, toasts } = open({
      routes: {
        [LIST]: () => rows,
        'DELETE /api/appointments/:id': ({ params }) => {
          rows = rows.filter(({ id }) => id !== params.id);
          return {};
        },
      },
    });
    await user.click(within(await rowOf('Ángel Núñez')).getByRole('button', { name: /^Eliminar/ }));
    const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar cita?' });
    expect(dialog).toHaveTextContent('Ángel Núñez, martes, 24 de noviembre de 2026, 09:30');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(backend.sent('DELETE', /.*/)).toHaveLength(0);
    await user.click(within(await rowOf('Ángel Núñez')).getByRole('button', { name: /^Eliminar/ }));
    await user.click(screen.getByRole('button', { name: 'Eliminar cita' }));
    await waitFor(() => expect(toasts).toEqual(['Cita eliminada exitosamente']));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Ángel Núñez')).not.toBeInTheDocument());
    expect(screen.getByText('Mostrando 4 de 4 citas')).toBeVisible();
    expect(backend.sent('DELETE', '/api/appointments/c1')).toHaveLength(1);
  });

  it('keeps the question open with the reason when deleting fails', async () => {
    const { user } = open({ routes: { 'DELETE /api/appointments/:id': () => answer(500) } });
    await user.click(within(await rowOf('Ángel Núñez')).getByRole('button', { name: /^Eliminar/ }));
    await user.click(screen.getByRole('button', { name: 'Eliminar cita' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al eliminar la cita');
    expect(await rowOf('Ángel Núñez')).toBeVisible();
  });

  it('tells of a list that cannot be loaded, and tries again', async () => {
    let broken = true;
    const { user, toasts } = open({ routes: { [LIST]: () => (broken ? answer(500) : ROWS) } });
    await waitFor(() => expect(toasts).toEqual(['Error al cargar las citas']));
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ángel Núñez')).toBeVisible();
  });

  it('marks who has an alert, and says so where that could not be known', async () => {
    let broken = true;
    const rows = ROWS.map((row) => ({ ...row, patientId: `p-${row.id}` }));
    const marks = () => (broken ? answer(500) : { patientIds: ['p-c2'] });
    const { user } = open({ rows, routes: { 'GET /api/alerts/marks': marks } });
    await rowOf('Marta Soler');
    expect(await screen.findByText(ALERT_MESSAGES.loadFailed)).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByText('Tiene alertas clínicas')).toHaveLength(1);
    expect(within(await rowOf('Marta Soler')).getByText('Tiene alertas clínicas')).toBeVisible();
    expect(screen.queryByText(ALERT_MESSAGES.loadFailed)).not.toBeInTheDocument();
  });

  it('has its empty states', async () => {
    open({ rows: [] });
    expect(await screen.findByText('No hay citas programadas')).toBeVisible();
  });
});

describe('search, filters and the address', () => {
  it('searches without accents, and writes filters into the address, but nothing that may name a patient', async () => {
    const { user, address } = open();
    await rowOf('Marta Soler');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar citas' }), 'angel');
    await waitFor(() => expect(names()).toEqual(['Ángel Núñez']));
    expect(screen.getByText('Mostrando 1 de 5 citas')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Próximas' }));
    await waitFor(() => expect(address()).toBe('/appointments?startDate=2026-11-20'));
    await user.click(screen.getByRole('radio', { name: 'Todas' }));
    await user.type(screen.getByRole('searchbox'), ' xyz');
    expect(await screen.findByText('No se encontraron citas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    await waitFor(() => expect(address()).toBe('/appointments'));
  });

  it('asks the backend for the filters of the address', async () => {
    const { backend, user, address } = open({
      at: '/appointments?status=CONFIRMED&startDate=2026-11-01&endDate=2026-11-30&patientId=p1',
    });
    await rowOf('Marta Soler');
    expect(backend.sent('GET', '/api/appointments').map(({ query }) => query)).toEqual([
      { status: 'CONFIRMED', startDate: '2026-11-01', endDate: '2026-11-30', patientId: 'p1' },
    ]);
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    expect(await screen.findByLabelText('Estado')).toHaveValue('CONFIRMED');
    expect(screen.getByRole('group', { name: /Fecha de inicio/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(backend.sent('GET', '/api/appointments').at(-1)?.query).toEqual({}));
    await waitFor(() => expect(address()).toBe('/appointments'));
  });

  it('has ready-made periods', async () => {
    const { backend, user, address } = open();
    await rowOf('Marta Soler');
    await user.click(screen.getByRole('radio', { name: 'Semana' }));
    await waitFor(() =>
      expect(backend.sent('GET', '/api/appointments').at(-1)?.query).toEqual({
        startDate: '2026-11-16',
        endDate: '2026-11-22',
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Próximas' }));
    await waitFor(() => expect(address()).toBe('/appointments?startDate=2026-11-20'));
  });

  it('parts what was from what is to come by a line, to which Hoy leads', async () => {
    const rows = [
      appointmentFixture({ id: 'a', patientName: 'Ayer', date: '2026-11-19T09:30:00+01:00' }),
      appointmentFixture({ id: 'b', patientName: 'Madrugada', date: '2026-11-20T00:00:00+01:00' }),
      appointmentFixture({ id: 'c', patientName: 'Mañana', date: '2026-11-21T09:30:00+01:00' }),
    ];
    open({ rows });
    await rowOf('Ayer');
    const texts = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    const place = (text: string) => texts.findIndex((one) => one.includes(text));
    expect(place('Ayer')).toBeLessThan(place('Hoy, viernes, 20 de noviembre de 2026'));
    expect(place('Hoy, viernes')).toBe(place('Madrugada') - 1);
    expect(screen.getByRole('button', { name: 'Hoy' })).toBeVisible();
  });

  it('has no line where nothing has passed', async () => {
    open();
    await rowOf('Marta Soler');
    expect(screen.queryByText(/^Hoy, /)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hoy' })).not.toBeInTheDocument();
  });

  it('Próximas holds only what is ahead', async () => {
    const rows = [
      appointmentFixture({ id: 'a', patientName: 'Terminada', date: '2026-11-20T09:00:00+01:00' }),
      appointmentFixture({ id: 'b', patientName: 'En curso', date: '2026-11-20T10:30:00+01:00' }),
      appointmentFixture({
        id: 'c',
        patientName: 'Anulada',
        status: 'CANCELLED',
        date: '2026-11-21T09:30:00+01:00',
      }),
      appointmentFixture({ id: 'd', patientName: 'Mañana', date: '2026-11-21T11:30:00+01:00' }),
    ];
    open({ rows, at: '/appointments?startDate=2026-11-20' });
    await rowOf('Mañana');
    expect(names()).toEqual(['En curso', 'Mañana']);
    expect(screen.getByText('Mostrando 2 de 2 citas')).toBeVisible();
  });

  it('what is to be confirmed until tomorrow holds what the dashboard counts: nothing that has begun', async () => {
    const rows = [
      appointmentFixture({ id: 'a', patientName: 'Terminada', date: '2026-11-20T09:00:00+01:00' }),
      appointmentFixture({ id: 'b', patientName: 'En curso', date: '2026-11-20T10:30:00+01:00' }),
      appointmentFixture({ id: 'c', patientName: 'Esta tarde', date: '2026-11-20T18:00:00+01:00' }),
      appointmentFixture({ id: 'd', patientName: 'Mañana', date: '2026-11-21T11:30:00+01:00' }),
    ];
    open({ rows, at: '/appointments?startDate=2026-11-20&endDate=2026-11-21&status=SCHEDULED' });
    await rowOf('Mañana');
    expect(names()).toEqual(['Esta tarde', 'Mañana']);
    expect(screen.getByText('Mostrando 2 de 2 citas')).toBeVisible();
  });

  it('remembers view, period and status in this browser, and nothing that names a person', async () => {
    const first = open({ at: '/appointments?patientId=p1' });
    await rowOf('Marta Soler');
    await first.user.type(screen.getByRole('searchbox', { name: 'Buscar citas' }), 'marta');
    await first.user.click(screen.getByRole('radio', { name: 'Próximas' }));
    await waitFor(() =>
      expect(preferencesSlice.selectors.selectView(first.store.getState(), 'agenda-period', '')).toBe(
        'upcoming',
      ),
    );
    const kept = first.store.getState().preferences;
    expect(JSON.stringify(kept)).not.toMatch(/marta|p1/);
    first.unmount();
    const again = open({ preferences: kept });
    await waitFor(() => expect(again.address()).toBe('/appointments?startDate=2026-11-20'));
  });

  it('takes what arrives late from this browser, but not over what was set here', async () => {
    const { user, store, address } = open();
    await rowOf('Marta Soler');
    await user.click(screen.getByRole('radio', { name: 'Semana' }));
    act(() => void store.dispatch(viewChosen({ screen: 'agenda-period', view: 'today' })));
    await waitFor(() => expect(address()).toBe('/appointments?startDate=2026-11-16&endDate=2026-11-22'));
  });

  it('shows a new appointment where it is, whatever the filters', async () => {
    const { user, address } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar citas' }), 'nadie');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    await user.click(screen.getByRole('link', { name: 'Cita creada' }));
    const row = await rowOf('Lucía Méndez');
    expect(row).toHaveAttribute('aria-current', 'true');
    expect((await rowOf('Marta Soler')).getAttribute('aria-current')).toBeNull();
    await waitFor(() => expect(address()).toBe('/appointments'));
  });

  it('brings a new appointment into view once, and leaves search and calendar to the person afterwards', async () => {
    const { user, store, address, navigationState } = open({
      state: createdState({ id: 'c3', date: '2026-11-25' }),
    });
    expect(await rowOf('Lucía Méndez')).toHaveAttribute('aria-current', 'true');
    // A reload and the way back read the history entry again.
    expect(navigationState()).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar citas' }), 'marta');
    await waitFor(() => expect(names()).toEqual(['Marta Soler']));
    await user.click(screen.getByRole('radio', { name: 'Calendario' }));
    await waitFor(() => expect(address()).toMatch('view=calendar'));
    expect(await screen.findByRole('heading', { name: '16 nov – 22 nov 2026' })).toBeVisible();
    expect(store.getState().appointments).toMatchObject({ search: 'marta', date: '' });
  });

  it('moves the calendar to the day of a new appointment, and lets the person move on', async () => {
    const { user } = open({
      at: '/appointments?view=calendar&range=week',
      state: createdState({ id: 'c3', date: '2026-11-25' }),
    });
    expect(await screen.findByRole('heading', { name: '23 nov – 29 nov 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Semana siguiente' }));
    await user.click(screen.getByRole('radio', { name: 'Lista' }));
    await rowOf('Lucía Méndez');
    await user.click(screen.getByRole('radio', { name: 'Calendario' }));
    expect(await screen.findByRole('heading', { name: '30 nov – 6 dic 2026' })).toBeVisible();
  });

  it('shows a new appointment in the calendar too, whatever the filters, and then heeds them', async () => {
    const { user, store, address } = open({
      at: '/appointments?view=calendar&range=week&startDate=2026-12-01',
      state: createdState({ id: 'c3', date: '2026-11-25' }),
    });
    await waitFor(() => expect(address()).toBe('/appointments?view=calendar&range=week&date=2026-11-25'));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar citas' }), 'marta');
    await user.click(screen.getByRole('button', { name: 'Semana siguiente' }));
    expect(await screen.findByRole('heading', { name: '30 nov – 6 dic 2026' })).toBeVisible();
    expect(store.getState().appointments).toMatchObject({ search: 'marta', date: '2026-12-02' });
  });

  it('comes back with its search by the way back, and without it by a link', async () => {
    const { user, address } = open({ at: '/appointments?startDate=2026-11-20' });
    const search = () => screen.findByRole('searchbox', { name: 'Buscar citas' });
    await user.type(await search(), 'marta');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    await user.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(await search()).toHaveValue('marta');
    await user.click(screen.getByRole('link', { name: 'Otra página' }));
    await user.click(screen.getByRole('link', { name: 'Citas de hoy en adelante' }));
    expect(await search()).toHaveValue('');
    expect(address()).toBe('/appointments?startDate=2026-11-20');
  });
});

describe('who', () => {
  it('a patient meets the denial', () => {
    open({ user: PATIENT });
    expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeVisible();
  });

  it('an ADMIN sees whose each appointment is', async () => {
    open({ user: ADMIN });
    expect(await screen.findByRole('columnheader', { name: 'Fisioterapeuta' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Notas' })).not.toBeInTheDocument();
  });

  const OWNER = { ...THERAPIST, alsoAdmin: true };

  it.each([
    ['who treats alone reads the notes', OWNER, 1, 'Notas', 'tipo o notas'],
    ['an owner of several sees whose they are', OWNER, 2, 'Fisioterapeuta', 'fisioterapeuta, sala o tipo'],
    // It is told of no notes.
    ['the desk of one sees whose they are', ADMIN, 1, 'Fisioterapeuta', 'fisioterapeuta, sala o tipo'],
  ])('%s, and the search says by what it finds', async (_who, user, count, header, found) => {
    const { backend } = open({
      user,
      routes: { 'GET /api/team/therapists': () => ({ therapists: therapistChoices(count) }) },
    });
    await rowOf('Marta Soler');
    expect(backend.sent('GET', '/api/team/therapists')).toHaveLength(1);
    expect(await screen.findByRole('columnheader', { name: header })).toBeVisible();
    expect(screen.getAllByRole('columnheader', { name: /^(Notas|Fisioterapeuta)$/ })).toHaveLength(1);
    expect(screen.getByPlaceholderText(`Buscar por paciente, ${found}...`)).toBeVisible();
  });

  it('who treats alone still reads whose they are beside those of a former colleague', async () => {
    open({
      user: OWNER,
      rows: [
        ...ROWS,
        appointmentFixture({ id: 'c6', patientName: 'Eva Gil', therapist: { id: 'u9', name: 'Bea Gil' } }),
      ],
      routes: { 'GET /api/team/therapists': () => ({ therapists: therapistChoices(1) }) },
    });
    await rowOf('Eva Gil');
    expect(await screen.findByRole('columnheader', { name: 'Fisioterapeuta' })).toBeVisible();
  });

  it.each([
    [1, 'Descargar'],
    [2, 'Descargar la lista entera'],
  ])('with %i therapists and somebody hidden in the calendar the file is «%s»', async (count, name) => {
    open({
      user: OWNER,
      at: '/appointments?view=calendar&range=week',
      preferences: { ...preferencesSlice.getInitialState(), views: { 'agenda-therapists': 'abc' } },
      routes: {
        'GET /api/team/therapists': () => ({ therapists: therapistChoices(count) }),
        'GET /api/exports/appointments': () => answer(503),
      },
    });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('counts the practice for who is administration too, because the list is of the practice', async () => {
    const { backend } = open({ user: { ...THERAPIST, alsoAdmin: true } });
    await rowOf('Marta Soler');
    expect(backend.sent('GET', '/api/appointments/stats/overview').map(({ query }) => query)).toEqual([
      { reach: 'practice' },
    ]);
  });

  it('leads who is both to record, session and message of whom they treat, whoever gives the appointment', async () => {
    const bea = { id: 'u9', name: 'Bea Gil' };
    const { user } = open({
      user: { ...THERAPIST, alsoAdmin: true },
      rows: [
        appointmentFixture({ id: 'c1', patientName: 'Marta Soler', therapist: bea, episodeId: null }),
        appointmentFixture({ id: 'c2', patientName: 'Luis Vera', therapist: bea }),
      ],
    });
    const entries = async (name: string) => {
      await user.click(within(await rowOf(name)).getByRole('button', { name: /^Más acciones/ }));
      const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names.filter((one) => !['Siguiente cita', 'Llamar', 'Ver en el calendario'].includes(one ?? ''));
    };
    expect(await entries('Marta Soler')).toEqual(['Escribir sesión', 'Abrir ficha', 'Mensaje']);
    // Of the others they know what the desk knows.
    expect(await entries('Luis Vera')).toEqual(['Ver paciente']);
  });

  it.each([
    [['desk'], true],
    [[], false],
  ])('leads an ADMIN to the patient where the server names %j: %s', async (capabilities, isLed) => {
    const { user, address } = open({
      user: ADMIN,
      routes: { 'GET /api/system-status': () => ({ capabilities }) },
    });
    await user.click(within(await rowOf('Marta Soler')).getByRole('button', { name: /^Más acciones/ }));
    await screen.findByRole('menuitem', { name: 'Siguiente cita' });
    if (!isLed) return expect(screen.queryByRole('menuitem', { name: 'Ver paciente' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Ver paciente' }));
    return expect(address()).toBe('/patients/p1');
  });

  it('shows who is both their own where the dashboard leads there, and the practice again without the filter', async () => {
    const { user, backend } = open({
      user: { ...THERAPIST, alsoAdmin: true },
      at: '/appointments?reach=own',
    });
    await rowOf('Marta Soler');
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    const choice = await screen.findByRole('combobox', { name: 'Agenda' });
    expect(choice).toHaveDisplayValue('Solo la mía');
    await user.selectOptions(choice, 'De toda la consulta');
    await waitFor(() =>
      expect(backend.sent('GET', '/api/appointments').map(({ query }) => query)).toEqual([
        { reach: 'own' },
        {},
      ]),
    );
  });

  it('counts their own for a therapist, by the documented call', async () => {
    const { backend } = open();
    await rowOf('Marta Soler');
    expect(backend.sent('GET', '/api/appointments/stats/overview').map(({ query }) => query)).toEqual([{}]);
  });
});
