import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { DAY_AND_HOUR, type EditOf, type Fields, mergeEdit } from '@/contract/edits';
import { baseApi } from '@/shared/api/baseApi';
import { preferencesSlice, selectView } from '@/shared/preferences/slice';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { appointmentsDomain } from '../../domain';
import { HIDDEN_THERAPISTS } from '../../keptChoices';
import { appointmentsSlice, filtersCleared, selectAgenda, type AgendaState } from '../../slice';
import { therapistKey } from '../../therapists';
import { agendaRoutes, appointmentFixture, historyFixture } from '../../fixtures';
import type { AgendaGridProps } from './AgendaGrid';
import { NO_CHOICES, type AgendaChoices, type Choice } from './agendaChoices';
import { CalendarView } from './CalendarView';

/**
 * FullCalendar needs a real layout and is tested in journeys. Here the grid is a list of its appointments.
 */
jest.mock('./AgendaGrid', () => ({
  AgendaGrid: ({ appointments, range, date, onOpen, onMove, onCreate, onDay }: AgendaGridProps) => (
    <div>
      <output>{`${range} ${date}`}</output>
      {appointments.map((one) => (
        <div key={one.id}>
          <button onClick={() => onOpen(one)}>{one.patientName}</button>
          <button
            onClick={async (event) => {
              const target = event.currentTarget;
              const stays = await onMove({
                appointment: one,
                date: '2026-11-25',
                time: '12:00',
                duration: 90,
              });
              target.textContent = stays ? 'stayed' : 'went back';
            }}
          >
            drag {one.patientName}
          </button>
        </div>
      ))}
      <button onClick={() => onCreate({ date: '2026-11-24', time: '08:00' })}>free slot</button>
      <button onClick={() => onDay('2026-11-26')}>more</button>
    </div>
  ),
}));

clockStartsAt('2026-11-24T08:00:00Z');

const ROWS = [
  appointmentFixture({
    id: 'c1',
    patientName: 'Ángel Núñez',
    date: '2026-11-24T09:30:00+01:00',
    notes: 'Nota',
  }),
  appointmentFixture({
    id: 'c2',
    patientName: 'Marta Soler',
    status: 'COMPLETED',
    date: '2026-11-23T09:30:00+01:00',
  }),
];

function open(routes: Record<string, FakeHandler> = {}, state: object = {}, withTherapist = false) {
  const [onCreate, onEdit, onDelete] = [jest.fn(), jest.fn(), jest.fn()];
  const view = renderApp(
    <CalendarView withTherapist={withTherapist} onCreate={onCreate} onEdit={onEdit} onDelete={onDelete} />,
    {
      user: THERAPIST,
      domains: [appointmentsDomain],
      preloadedState: {
        appointments: { ...appointmentsSlice.getInitialState(), view: 'calendar', ...state },
      },
      routes: { ...agendaRoutes(ROWS), ...routes },
    },
  );
  return { ...view, onCreate, onEdit, onDelete };
}

const queries = (backend: ReturnType<typeof open>['backend']) =>
  backend.sent('GET', '/api/appointments').map(({ query }) => query);

describe('the calendar', () => {
  it('asks for the days that it shows, and walks through them', async () => {
    const { user, backend } = open();
    expect(await screen.findByText('week 2026-11-24')).toBeVisible();
    expect(screen.getByRole('heading', { name: '23 nov – 29 nov 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Semana siguiente' }));
    await user.click(screen.getByRole('radio', { name: 'Mes' }));
    expect(await screen.findByText('month 2026-12-01')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await user.click(screen.getByRole('radio', { name: 'Día' }));
    expect(await screen.findByText('day 2026-11-24')).toBeVisible();
    await waitFor(() =>
      expect(queries(backend)).toEqual([
        { startDate: '2026-11-23', endDate: '2026-11-29' },
        { startDate: '2026-11-30', endDate: '2026-12-06' },
        { startDate: '2026-11-30', endDate: '2027-01-03' },
        { startDate: '2026-10-26', endDate: '2026-12-06' },
        { startDate: '2026-11-24', endDate: '2026-11-24' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'more' }));
    expect(await screen.findByText('day 2026-11-26')).toBeVisible();
  });

  it('heeds status, patient, search and the days of the filters', async () => {
    const { backend } = open(
      {},
      { status: 'COMPLETED', patientId: 'p1', search: 'marta', endDate: '2026-11-23' },
    );
    expect(await screen.findByRole('button', { name: 'Marta Soler' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ángel Núñez' })).not.toBeInTheDocument();
    expect(queries(backend)[0]).toEqual({
      startDate: '2026-11-23',
      endDate: '2026-11-29',
      status: 'COMPLETED',
      patientId: 'p1',
    });
  });

  it.each([
    ['Hoy', '2026-11-24', '2026-11-24'],
    ['Próximas', '2026-11-24', ''],
  ])('is not limited by the period %s of the list', async (_period, startDate, endDate) => {
    open({}, { startDate, endDate });
    expect(await screen.findByRole('button', { name: 'Marta Soler' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ángel Núñez' })).toBeVisible();
  });

  it('turns a reversed range of the filters, as the list does', async () => {
    open({}, { startDate: '2026-11-23', endDate: '2026-11-20' });
    expect(await screen.findByRole('button', { name: 'Marta Soler' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ángel Núñez' })).not.toBeInTheDocument();
  });

  it('opens an appointment with what its status allows', async () => {
    const { user, onEdit, onDelete } = open();
    await user.click(await screen.findByRole('button', { name: 'Ángel Núñez' }));
    let dialog = within(screen.getByRole('dialog', { name: 'Ángel Núñez' }));
    expect(dialog.getByText('martes, 24 de noviembre de 2026')).toBeVisible();
    expect(dialog.getByText('09:30–10:30 (60 min)')).toBeVisible();
    for (const name of ['Confirmar cita', 'Cancelar cita', 'Mover', 'Editar', 'Eliminar'])
      expect(dialog.getByRole('button', { name })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Editar' }));
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 'c1' }));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'c1' }));
    await user.click(screen.getByRole('button', { name: 'Marta Soler' }));
    dialog = within(screen.getByRole('dialog', { name: 'Marta Soler' }));
    for (const name of ['Confirmar cita', 'Completar cita', 'Mover'])
      expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['Confirmar cita', 'CONFIRMED'],
    ['Cancelar cita', 'CANCELLED'],
  ])('«%s» makes it %s', async (name, status) => {
    const { user, backend } = open({ 'PATCH /api/appointments/:id/status': () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'Ángel Núñez' }));
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(backend.sent('PATCH', /.*/)).toHaveLength(1));
    expect(backend.sent('PATCH', '/api/appointments/c1/status')[0]?.body).toEqual({ status });
  });

  it('keeps the reason that is typed, and says why it is refused, when somebody else deletes the appointment', async () => {
    let rows = [{ ...ROWS[0]!, status: 'CONFIRMED' as const }];
    const { user, store } = open({
      'GET /api/appointments': () => rows,
      'GET /api/appointments/:id/events': () => historyFixture(),
      'POST /api/appointments/:id/cancellation': () => answer(404, { message: 'Cita no encontrada' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ángel Núñez' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar cita' }));
    const reason = screen.getByLabelText('Motivo (opcional)');
    await user.type(reason, 'Ha llamado');
    rows = [];
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Appointment'])));
    await waitFor(() => expect(screen.queryByText('drag Ángel Núñez')).not.toBeInTheDocument());
    expect(reason).toHaveValue('Ha llamado');
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar la cita' }));
    expect(await within(screen.getByRole('dialog')).findByText('Cita no encontrada')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves a drag with the documented body', async () => {
    const { user, backend, toasts } = open({ 'PUT /api/appointments/:id': () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'drag Ángel Núñez' }));
    expect(await screen.findByText('stayed')).toBeVisible();
    expect(backend.sent('PUT', '/api/appointments/c1')[0]?.body).toEqual({
      patientId: 'p1',
      date: '2026-11-25',
      time: '12:00',
      duration: 90,
      type: 'TREATMENT',
      notes: 'Nota',
    });
    expect(toasts).toEqual(['Cita actualizada correctamente']);
  });

  it('puts a refused drag back and offers the free times in its dialog', async () => {
    const details = {
      conflict: { id: 'x', date: '2026-11-25T12:00:00+01:00', duration: 60, patientName: 'Eva Gil' },
      alternatives: [{ date: '2026-11-25T13:00:00+01:00', duration: 90 }],
    };
    const { user, backend, toasts } = open({
      'PUT /api/appointments/:id': ({ body }) =>
        (body as { time: string }).time === '12:00'
          ? answer(409, { message: 'Ya hay una cita en ese horario', details })
          : {},
    });
    await user.click(await screen.findByRole('button', { name: 'drag Ángel Núñez' }));
    expect(await screen.findByText('went back')).toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: 'Mover cita' });
    expect(dialog).toHaveTextContent('Eva Gil: mié, 25 nov, 12:00–13:00.');
    await user.click(within(dialog).getByRole('button', { name: 'mié, 25 nov · 13:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.sent('PUT', /.*/).map(({ body }) => (body as { time: string }).time)).toEqual([
      '12:00',
      '13:00',
    ]);
    expect(toasts).toEqual(['Ya hay una cita en ese horario', 'Cita actualizada correctamente']);
  });

  it('says in the dialog of a refused drag that the room is what is taken, and takes another', async () => {
    const message = 'La sala ya está ocupada en ese horario';
    const conflict = { id: 'x', date: '2026-11-25T12:00:00+01:00', duration: 60, patientName: 'Eva Gil' };
    const details = { conflict, alternatives: [], freeRooms: [{ id: 'r2', name: 'Gimnasio' }] };
    const { user, backend } = open({
      'PUT /api/appointments/:id': ({ body }) =>
        (body as { roomId?: string }).roomId === 'r2' ? {} : answer(409, { message, details }),
    });
    await user.click(await screen.findByRole('button', { name: 'drag Ángel Núñez' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover cita' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Gimnasio' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.sent('PUT', /.*/)[1]?.body).toMatchObject({ time: '12:00', roomId: 'r2' });
  });

  it('lets a drag be taken back where the backend can', async () => {
    const { user, store } = open({
      'PUT /api/appointments/:id': () => ({ undo: { change: 'x1', until: '2026-11-24T08:00:10Z' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'drag Ángel Núñez' }));
    expect(await screen.findByText('stayed')).toBeVisible();
    expect(selectToastQueue(store.getState())[0]).toMatchObject({
      message: 'Cita actualizada correctamente',
      topic: 'appointment c1',
      action: { label: 'Deshacer', action: { payload: { id: 'c1', change: 'x1' } } },
    });
  });

  it('does not move anything into the past, and asks nobody', async () => {
    jest.setSystemTime(new Date('2026-11-26T08:00:00Z'));
    const { user, backend, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'drag Ángel Núñez' }));
    expect(await screen.findByText('went back')).toBeVisible();
    expect(toasts).toEqual(['No puedes programar citas en el pasado']);
    expect(backend.sent('PUT', /.*/)).toHaveLength(0);
  });

  it('moves and stretches by the dialog too, with the form’s messages', async () => {
    const { user, backend } = open({ 'PUT /api/appointments/:id': () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'Ángel Núñez' }));
    await user.click(screen.getByRole('button', { name: 'Mover' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mover cita' }));
    const duration = dialog.getByLabelText('Duración (minutos)');
    await user.clear(duration);
    await user.type(duration, '500');
    await user.click(dialog.getByRole('button', { name: 'Mover cita' }));
    expect(await dialog.findByText('La duración debe estar entre 15 y 480 minutos')).toBeVisible();
    expect(backend.sent('PUT', /.*/)).toHaveLength(0);
    await user.clear(duration);
    await user.type(duration, '90');
    await user.click(dialog.getByRole('button', { name: 'Mover cita' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.sent('PUT', '/api/appointments/c1')[0]?.body).toMatchObject({
      time: '09:30',
      duration: 90,
    });
  });

  it('moves what somebody else moved meanwhile, once the person was told', async () => {
    const theirs = { date: '2026-11-24', time: '10:00' };
    const { user, backend, toasts } = open({
      'PUT /api/appointments/:id': ({ body }) => {
        const { read = {}, ...mine } = body as EditOf<Fields>;
        const { clashes } = mergeEdit({ read, mine, theirs }, DAY_AND_HOUR);
        return clashes.length > 0 ? answer(409, { message: 'Lo han cambiado', details: { clashes } }) : {};
      },
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ángel Núñez' }));
    await user.click(screen.getByRole('button', { name: 'Mover' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mover cita' }));
    await user.click(await dialog.findByRole('spinbutton', { name: /^hora, / }));
    await user.keyboard('12');
    const move = () => user.click(dialog.getByRole('button', { name: 'Mover cita' }));
    await move();
    await waitFor(() => expect(toasts).toEqual(['Lo han cambiado']));
    await move();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.sent('PUT', '/api/appointments/c1')[1]?.body).toEqual({
      ...{ date: '2026-11-24', time: '12:30' },
      read: theirs,
    });
  });

  it('hands a free slot on, and prints the day as a table', async () => {
    const { user, onCreate, container } = open({}, { range: 'day' });
    const print = jest.fn();
    window.print = print;
    await screen.findByRole('button', { name: 'Ángel Núñez' });
    await user.click(screen.getByRole('button', { name: 'free slot' }));
    expect(onCreate).toHaveBeenCalledWith({ date: '2026-11-24', time: '08:00' });
    await user.click(screen.getByRole('button', { name: 'Imprimir el día' }));
    expect(print).toHaveBeenCalled();
    const rows = container.querySelectorAll('tbody tr');
    expect([...rows].map((row) => row.textContent)).toEqual([
      '09:30–10:30Ángel Núñez600 123 123TratamientoProgramada',
    ]);
  });

  it.each([
    ['is whole, though the list has the period «Hoy»', '2026-11-24', 0],
    ['says that days of the filters leave some out', '2026-11-25', 1],
  ])('the printed day %s', async (_which, endDate, said) => {
    open({}, { range: 'day', startDate: '2026-11-24', endDate });
    expect(await screen.findByRole('button', { name: 'Ángel Núñez' })).toBeVisible();
    expect(screen.queryAllByText(/^Solo una parte del día/)).toHaveLength(said);
  });

  it('tells an ADMIN who is who, hides whom they choose, and remembers it without a name', async () => {
    const rows = [
      appointmentFixture({ id: 'c1', patientName: 'Ángel Núñez', therapist: { name: 'Ana Ruiz' } }),
      appointmentFixture({ id: 'c2', patientName: 'Marta Soler', therapist: { name: 'Berta Gil' } }),
    ];
    const { user, store } = open({ 'GET /api/appointments': () => rows }, {}, true);
    expect(await screen.findByRole('button', { name: 'Marta Soler' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Berta Gil' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Marta Soler' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Ángel Núñez' })).toBeVisible();
    const kept = JSON.stringify(store.getState().preferences);
    expect(kept).toContain('agenda-therapists');
    expect(kept).not.toContain('Berta');
    await user.click(screen.getByRole('checkbox', { name: 'Berta Gil' }));
    expect(await screen.findByRole('button', { name: 'Marta Soler' })).toBeVisible();
  });

  it('hides nobody in the columns of rooms, which are taken whoever treats there', async () => {
    const room = { id: 'r1', name: 'Sala 1' };
    const [ana, berta] = [
      { id: 't1', name: 'Ana Ruiz' },
      { id: 't2', name: 'Berta Gil' },
    ];
    const rows = [
      appointmentFixture({ id: 'c1', patientName: 'Ángel Núñez', therapist: ana, room }),
      appointmentFixture({ id: 'c2', patientName: 'Marta Soler', therapist: berta, room }),
    ];
    const choices = { ...NO_CHOICES, therapists: [ana, berta], rooms: [room] };
    const { user } = renderApp(
      <CalendarView
        withTherapist
        choices={choices}
        onCreate={jest.fn()}
        onEdit={jest.fn()}
        onDelete={jest.fn()}
      />,
      {
        user: ADMIN,
        domains: [appointmentsDomain],
        preloadedState: {
          appointments: {
            ...appointmentsSlice.getInitialState(),
            ...{ view: 'calendar', range: 'day', columns: 'therapist', date: '2026-11-24' },
          },
        },
        routes: agendaRoutes(rows),
      },
    );
    const column = (name: RegExp) => screen.findByRole('group', { name });
    await user.click(await screen.findByRole('checkbox', { name: 'Berta Gil' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Berta Gil/ })).toBeNull());
    await user.click(screen.getByRole('radio', { name: 'Salas' }));
    expect(await column(/^Sala 1 2 citas/)).toBeVisible();
  });

  it('offers a therapist no choice of therapists', async () => {
    open();
    await screen.findByRole('button', { name: 'Marta Soler' });
    expect(screen.queryByRole('group', { name: 'Fisioterapeutas' })).not.toBeInTheDocument();
  });

  it('tells of days that cannot be loaded, and tries again', async () => {
    let broken = true;
    const { user, toasts } = open({ 'GET /api/appointments': () => (broken ? answer(500) : ROWS) });
    await waitFor(() => expect(toasts).toEqual(['Error al cargar las citas']));
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Ángel Núñez' })).toBeVisible();
  });
});

describe('of administration, by therapist', () => {
  const [ana, berta, carla] = ['Ana Ruiz', 'Berta Gil', 'Carla Sanz'].map((name, at) => ({
    id: `t${at}`,
    name,
  })) as [Choice, Choice, Choice];
  const rowsOf = (...therapists: Choice[]) =>
    therapists.map((therapist, at) =>
      appointmentFixture({ id: `c${at}`, patientName: `De ${therapist.name}`, therapist }),
    );
  const show = (
    therapists: readonly Choice[],
    rows: ReturnType<typeof rowsOf>,
    {
      state = {},
      hidden = [],
      createdId,
    }: { state?: Partial<AgendaState>; hidden?: Choice[]; createdId?: string } = {},
  ) => {
    const onCreatedShown = jest.fn();
    const view = renderApp(
      <CalendarView
        withTherapist
        choices={{ ...NO_CHOICES, therapists }}
        created={createdId ? { id: createdId, date: '2026-11-24' } : null}
        onCreatedShown={onCreatedShown}
        onCreate={jest.fn()}
        onEdit={jest.fn()}
        onDelete={jest.fn()}
      />,
      {
        user: ADMIN,
        domains: [appointmentsDomain],
        preloadedState: {
          appointments: {
            ...appointmentsSlice.getInitialState(),
            ...{ view: 'calendar', range: 'week', date: '2026-11-24', ...state },
          },
          preferences: {
            ...preferencesSlice.getInitialState(),
            views: { [HIDDEN_THERAPISTS]: hidden.map(({ name }) => therapistKey(name)).join(',') },
          },
        },
        routes: agendaRoutes(rows),
      },
    );
    return { ...view, onCreatedShown };
  };
  const of = ({ name }: Choice) => screen.queryByRole('button', { name: `De ${name}` });

  it.each([
    ['the only one', [ana], [ana], 0],
    ['the only one beside a former colleague', [ana], [ana, berta], 1],
    ['several', [ana, berta], [ana], 1],
  ])('offers a choice of %s: %#', async (_who, therapists, seen, times) => {
    show(therapists, rowsOf(...seen));
    expect(await screen.findByRole('button', { name: 'De Ana Ruiz' })).toBeVisible();
    expect(screen.queryAllByRole('group', { name: 'Fisioterapeutas' })).toHaveLength(times);
  });

  it.each([
    ['the only therapist', [ana], ana, 0],
    ['somebody who is no longer there', [ana, carla], berta, 0],
    ['one of several', [ana, carla], carla, 1],
  ])(
    'where %s is hidden, the printed day says how far it is whole',
    async (_who, therapists, hidden, said) => {
      show(therapists, rowsOf(ana), { state: { range: 'day' }, hidden: [hidden] });
      expect(await screen.findByRole('button', { name: 'De Ana Ruiz' })).toBeVisible();
      expect(screen.queryAllByText(/^Solo una parte del día/)).toHaveLength(said);
    },
  );

  it('shows one of many in two presses, and all in one', async () => {
    const { user } = show([ana, berta, carla], rowsOf(ana, berta, carla));
    const team = within(await screen.findByRole('group', { name: 'Fisioterapeutas' }));
    await waitFor(() => expect(of(carla)).toBeVisible());
    await user.click(team.getByRole('button', { name: 'Ninguno' }));
    await user.click(team.getByRole('checkbox', { name: 'Berta Gil' }));
    await waitFor(() => expect(of(carla)).toBeNull());
    expect(of(ana)).toBeNull();
    expect(of(berta)).toBeVisible();
    await user.click(team.getByRole('button', { name: 'Todos' }));
    await waitFor(() => expect(of(carla)).toBeVisible());
    expect(of(ana)).toBeVisible();
  });

  it.each([
    ['is hidden', {}, [ana, berta]],
    ['is not whose week is shown', { therapistId: ana.id }, [ana]],
    ['is hidden and the search leaves it out', { search: 'nadie' }, [ana, berta]],
  ])('shows a new appointment whose therapist %s', async (_why, state, hidden) => {
    const { store, onCreatedShown } = show([ana, berta, carla], rowsOf(ana, berta, carla), {
      state,
      hidden,
      createdId: 'c1',
    });
    await waitFor(() => expect(of(berta)).toBeVisible());
    await waitFor(() => expect(onCreatedShown).toHaveBeenCalled());
    // Whoever else is hidden stays so.
    expect(of(ana)).toBeNull();
    expect(selectView(store.getState(), HIDDEN_THERAPISTS, '')).toBe(therapistKey(ana.name));
  });
});

describe('of a therapist who stands in', () => {
  const covered = appointmentFixture({
    id: 'c3',
    patientName: 'Lucía Méndez',
    date: '2026-11-24T11:00:00+01:00',
    therapist: { id: 't2', name: 'Berta Gil Sanz' },
  });
  const own = { id: THERAPIST.id, name: THERAPIST.name };
  const openOwn = (
    rows: ReturnType<typeof appointmentFixture>[],
    onCreate = jest.fn(),
    state: Partial<AgendaState> = { range: 'day', columns: 'therapist' },
  ) => ({
    ...renderApp(
      <CalendarView
        choices={{ ...NO_CHOICES, own }}
        onCreate={onCreate}
        onEdit={jest.fn()}
        onDelete={jest.fn()}
      />,
      {
        user: THERAPIST,
        domains: [appointmentsDomain],
        preloadedState: {
          appointments: {
            ...appointmentsSlice.getInitialState(),
            view: 'calendar',
            ...state,
          },
        },
        routes: agendaRoutes(rows),
      },
    ),
    onCreate,
  });

  it('has a column of the own agenda and one of each covered colleague, and books in the own', async () => {
    const { user, onCreate } = openOwn([{ ...ROWS[0]!, therapist: own }, covered]);
    const theirs = await screen.findByRole('group', { name: /^Berta Gil Sanz 1 cita$/ });
    // Appointments are drawn some at a time, so that many of them do not hold up the page.
    expect(await within(theirs).findByRole('button', { name: /Lucía Méndez/ })).toBeVisible();
    const mine = screen.getByRole('group', { name: new RegExp(`^${own.name} 1 cita$`) });
    expect(await within(mine).findByRole('button', { name: /Ángel Núñez/ })).toBeVisible();
    await user.click(theirs);
    expect(onCreate).not.toHaveBeenCalled();
    await user.click(mine);
    expect(onCreate).toHaveBeenCalledWith(expect.objectContaining({ therapistId: own.id }));
  });

  it('opens on the columns of the day, for who has not chosen', async () => {
    openOwn([{ ...ROWS[0]!, therapist: own }, covered], undefined, { range: '', columns: '' });
    expect(await screen.findByRole('group', { name: /^Berta Gil Sanz 1 cita$/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Fisioterapeutas' })).toBeChecked();
  });

  it('has no column of a colleague who only shares the patient of the filter', async () => {
    const { store } = openOwn([{ ...ROWS[0]!, therapist: own }, covered], undefined, {
      ...{ range: 'day', columns: 'therapist', patientId: 'p1' },
    });
    expect(await screen.findByRole('button', { name: 'Lucía Méndez' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Columnas' })).not.toBeInTheDocument();
    act(() => void store.dispatch(filtersCleared()));
    expect(await screen.findByRole('radiogroup', { name: 'Columnas' })).toBeVisible();
  });

  it('has no columns while everything is of the own agenda', async () => {
    openOwn([{ ...ROWS[0]!, therapist: own }]);
    expect(await screen.findByText('day 2026-11-24')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Columnas' })).not.toBeInTheDocument();
  });
});

describe('the calendar of several, for who has not chosen', () => {
  const therapists = ['Ana Ruiz', 'Berta Gil', 'Carla Sanz'].map((name, at) => ({ id: `t${at}`, name }));
  const view = (choices: Partial<AgendaChoices>) => (
    <CalendarView
      withTherapist
      choices={{ ...NO_CHOICES, ...choices }}
      onCreate={jest.fn()}
      onEdit={jest.fn()}
      onDelete={jest.fn()}
    />
  );
  /** The choices arrive when this button is pressed. */
  function Late() {
    const [found, setFound] = useState<Partial<AgendaChoices>>({ isLoading: true });
    return (
      <>
        <button onClick={() => setFound({ therapists })}>answer</button>
        {view(found)}
      </>
    );
  }
  const show = (part: ReactNode, state: Partial<AgendaState> = {}) =>
    renderApp(part, {
      user: ADMIN,
      domains: [appointmentsDomain],
      preloadedState: {
        appointments: { ...appointmentsSlice.getInitialState(), view: 'calendar', ...state },
      },
      routes: agendaRoutes(ROWS),
    });
  const agendaOf = ({ store }: ReturnType<typeof show>) => selectAgenda(store.getState());
  const keptOf = ({ store }: ReturnType<typeof show>) =>
    ['agenda-range', 'agenda-columns'].map((screenName) => selectView(store.getState(), screenName, '-'));

  it('shows nothing but that it loads until it knows of whom, then the day in columns', async () => {
    const shown = show(<Late />);
    expect(screen.getByText('Cargando calendario')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await shown.user.click(screen.getByRole('button', { name: 'answer' }));
    for (const { name } of therapists)
      expect(await screen.findByRole('group', { name: new RegExp(`^${name}`) })).toBeVisible();
    expect(shown.backend.sent('GET', '/api/appointments').map(({ query }) => query)).toEqual([
      { startDate: '2026-11-24', endDate: '2026-11-24' },
    ]);
    expect(keptOf(shown)).toEqual(['-', '-']);
  });

  it('keeps the columns and remembers both once the person chooses', async () => {
    const shown = show(view({ therapists }));
    await shown.user.click(await screen.findByRole('radio', { name: 'Semana' }));
    await shown.user.click(screen.getByRole('radio', { name: 'Día' }));
    expect(agendaOf(shown)).toMatchObject({ range: 'day', columns: 'therapist' });
    expect(keptOf(shown)).toEqual(['day', 'therapist']);
  });

  it.each([
    ['one therapist has the week', therapists.slice(0, 1), {}, 'week'],
    ['a chosen week stays', therapists, { range: 'week' }, 'week'],
    ['a chosen month stays', therapists, { range: 'month' }, 'month'],
  ] as const)('%s', async (_what, found, state, range) => {
    const shown = show(view({ therapists: found }), state);
    expect(await screen.findByText(`${range} 2026-11-24`)).toBeVisible();
    expect(agendaOf(shown)).toMatchObject({ range, columns: '' });
  });
});
