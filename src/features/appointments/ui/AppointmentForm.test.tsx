import { act, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { DAY_AND_HOUR, type EditOf, type Fields, mergeEdit } from '@/contract/edits';
import { baseApi } from '@/shared/api/baseApi';
import { prefetchCapabilities } from '@/shared/capabilities';
import { clockStartsAt } from '@/shared/testing/clock';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, held, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { appointmentFixture } from '../fixtures';
import type { AppointmentPrefill } from '../formValues';
import { AppointmentForm } from './AppointmentForm';

const POST = 'POST /api/appointments';
const PATIENTS = [
  { value: 'p1', label: 'Lucía Méndez Prats' },
  { value: 'p2', label: 'Ángel Núñez' },
];

const FREE: AppointmentPrefill = { patientId: 'p1', date: '2026-11-24', time: '09:30' };

// Friday, 11:00 in Madrid.
clockStartsAt('2026-11-20T10:00:00Z');

function open({
  routes = {},
  prefill,
  appointment,
  withNotes,
}: {
  routes?: Record<string, FakeHandler>;
  prefill?: AppointmentPrefill;
  appointment?: Appointment;
  withNotes?: boolean;
} = {}) {
  const onSaved = jest.fn();
  const view = renderApp(
    <AppointmentForm
      prefill={prefill}
      appointment={appointment}
      withNotes={withNotes}
      onSaved={onSaved}
      patientField={
        <FormikSelectField
          name="patientId"
          label="Paciente"
          required
          placeholder="Elige"
          options={PATIENTS}
        />
      }
      onCancel={jest.fn()}
    />,
    { user: THERAPIST, routes: { [POST]: () => answer(201, { appointment: { id: 'n' } }), ...routes } },
  );
  return { ...view, onSaved };
}

const send = (name = 'Crear cita') => screen.getByRole('button', { name });

describe('a new appointment', () => {
  it('sends exactly the documented body, with its defaults', async () => {
    const { user, backend, toasts, onSaved } = open({ prefill: FREE });
    await user.type(screen.getByLabelText('Notas'), '  Traer informes ');
    await user.click(send());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(backend.sent('POST', '/api/appointments').map(({ body }) => body)).toEqual([
      {
        patientId: 'p1',
        date: '2026-11-24',
        time: '09:30',
        duration: 60,
        type: 'CONSULTATION',
        notes: 'Traer informes',
      },
    ]);
    expect(toasts).toEqual(['Cita creada correctamente']);
    expect(mayClose()).toBe(true);
  });

  it('says all that is missing, at the fields and in a toast, and sends nothing', async () => {
    const { user, backend, toasts } = open();
    await user.clear(screen.getByLabelText('Duración (minutos)'));
    await user.selectOptions(screen.getByLabelText('Tipo de cita'), '');
    await user.click(send());
    for (const text of [
      'Selecciona un paciente',
      'Selecciona una fecha',
      'Selecciona una hora',
      'Selecciona un tipo de cita',
      'La duración debe estar entre 15 y 480 minutos',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    await waitFor(() => expect(toasts).toEqual(['Por favor corrige los errores en el formulario']));
    expect(backend.requests).toHaveLength(0);
    // An error disappears as soon as its field is corrected.
    await user.selectOptions(screen.getByLabelText('Paciente'), 'p1');
    await waitFor(() => expect(screen.queryByText('Selecciona un paciente')).not.toBeInTheDocument());
    expect(screen.getByText('Selecciona una fecha')).toBeVisible();
  });

  it.each([
    ['a day ahead', '2026-11-19T10:00:00Z', { date: '2026-11-19', time: '12:00' }, true],
    ['a day behind', '2026-11-21T10:00:00Z', { date: '2026-11-20', time: '18:00' }, false],
  ])('a clock that is %s decides nothing, and is named', async (_how, there, slot, isTaken) => {
    const { user, backend, store } = open({
      prefill: { ...FREE, patientId: 'p1', ...slot },
      routes: { 'GET /api/system-status': () => ({ status: 'ok', now: there, capabilities: [] }) },
    });
    act(() => store.dispatch(prefetchCapabilities));
    await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await user.click(send());
    if (isTaken) await waitFor(() => expect(backend.sent('POST', '/api/appointments')).toHaveLength(1));
    else
      expect(
        await screen.findByText(
          'No puedes programar citas en el pasado. Comprueba el reloj de este dispositivo: en el servidor son las 11:00 del 21/11/2026.',
        ),
      ).toBeVisible();
  });

  it.each(['14', '481', '20'])('refuses a duration of %s', async (minutes) => {
    const { user, backend } = open({ prefill: FREE });
    const field = screen.getByLabelText('Duración (minutos)');
    await user.clear(field);
    await user.type(field, minutes);
    await user.click(send());
    expect(await screen.findByText('La duración debe estar entre 15 y 480 minutos')).toBeVisible();
    expect(backend.requests).toHaveLength(0);
  });

  it.each([[{ date: '2026-11-20', time: '10:44' }], [{ date: '2026-11-19', time: '23:00' }]])(
    'refuses the past %j',
    async (past) => {
      const { user, backend, toasts } = open({ prefill: { ...FREE, ...past } });
      await user.click(send());
      expect(await screen.findByText('No puedes programar citas en el pasado')).toBeVisible();
      await waitFor(() => expect(toasts).toEqual(['Por favor corrige los errores en el formulario']));
      expect(backend.requests).toHaveLength(0);
    },
  );

  it.each(['11:00', '10:45'])('takes %s at 11:00: the current minute, and a walk-in', async (time) => {
    const { user, onSaved } = open({ prefill: { ...FREE, date: '2026-11-20', time } });
    await user.click(send());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('is sent once by a double click', async () => {
    const { handler, arrive } = held(answer(201, { appointment: { id: 'n' } }));
    const { user, backend, onSaved } = open({ prefill: FREE, routes: { [POST]: handler } });
    await user.dblClick(send());
    arrive();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(backend.sent('POST', '/api/appointments')).toHaveLength(1);
  });

  it.each([
    ['the backend’s text', () => answer(400, { message: 'No se admite' }), 'No se admite'],
    ['the catalogue’s text', () => answer(500, {}), 'Error al guardar la cita'],
    ['Error de conexión', () => networkFailure(), 'Error de conexión'],
  ])('keeps what was typed and shows %s when saving fails', async (_name, handler, text) => {
    const { user, toasts, onSaved } = open({ prefill: FREE, routes: { [POST]: handler } });
    await user.type(screen.getByLabelText('Notas'), 'Importante');
    await user.click(send());
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(screen.getByLabelText('Notas')).toHaveValue('Importante');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('repeats a lost request under the same key, and another one under its own', async () => {
    let lost = true;
    const { user, backend, onSaved } = open({
      prefill: FREE,
      routes: { [POST]: () => (lost ? networkFailure() : answer(201, {})) },
    });
    const keys = () =>
      backend.sent('POST', '/api/appointments').map(({ headers }) => headers['idempotency-key']);
    await user.click(send());
    await waitFor(() => expect(keys()).toHaveLength(1));
    await waitFor(() => expect(send()).toBeEnabled());
    lost = false;
    await user.click(send());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('shows the backend’s field texts beside the fields', async () => {
    const { user } = open({
      prefill: FREE,
      routes: {
        [POST]: () =>
          answer(404, { message: 'El paciente no existe', fields: { patientId: 'El paciente no existe' } }),
      },
    });
    await user.click(send());
    expect(await screen.findByText('El paciente no existe')).toBeVisible();
    expect(screen.getByLabelText('Paciente')).toBeInvalid();
  });
});

describe('a double booking', () => {
  const details = {
    conflict: { id: 'x', date: '2026-11-24T09:00:00+01:00', duration: 60, patientName: 'Ángel Núñez' },
    alternatives: [
      { date: '2026-11-24T10:00:00+01:00', duration: 60 },
      { date: '2026-11-24T11:00:00+01:00', duration: 60 },
      { date: '2026-11-24T12:00:00+01:00', duration: 60 },
    ],
  };

  it('names what is in the way and saves at a free time by one click', async () => {
    const { user, backend, toasts, onSaved } = open({
      prefill: FREE,
      routes: {
        [POST]: ({ body }) =>
          (body as { time: string }).time === '09:30'
            ? answer(409, { message: 'Ya hay una cita en ese horario', details })
            : answer(201, {}),
      },
    });
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ya hay una cita en ese horario');
    expect(alert).toHaveTextContent('Ángel Núñez: mar, 24 nov, 09:00–10:00.');
    expect(within(alert).getAllByRole('button')).toHaveLength(3);
    await user.click(within(alert).getByRole('button', { name: 'mar, 24 nov · 11:00' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(
      backend.sent('POST', '/api/appointments').map(({ body }) => (body as { time: string }).time),
    ).toEqual(['09:30', '11:00']);
    expect(toasts).toEqual(['Ya hay una cita en ese horario', 'Cita creada correctamente']);
  });

  it('of a backend without details is its message alone', async () => {
    const { user, toasts } = open({
      prefill: FREE,
      routes: { [POST]: () => answer(409, { error: 'Horario ocupado' }) },
    });
    await user.click(send());
    await waitFor(() => expect(toasts).toEqual(['Horario ocupado']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Repetir', () => {
  it('is not there where the backend takes no series', async () => {
    const { store } = open({ prefill: FREE });
    const { error } = await act(() => store.dispatch(baseApi.endpoints.getCapabilities.initiate()));
    expect(error).toBeUndefined();
    expect(screen.queryByLabelText('Repetir')).toBeNull();
  });

  const PREVIEW = 'POST /api/appointments/series/preview';
  const SERIES = 'POST /api/appointments/series';
  const plan = {
    occurrences: [
      { date: '2026-11-24', time: '09:30', conflict: null, reason: null, alternatives: [] },
      {
        date: '2026-11-26',
        time: '09:30',
        conflict: { id: 'x', date: '2026-11-26T09:00:00+01:00', duration: 60, patientName: 'Ángel Núñez' },
        reason: 'busy',
        alternatives: [
          { date: '2026-11-26T10:00:00+01:00', duration: 60 },
          { date: '2026-11-26T11:00:00+01:00', duration: 60 },
        ],
      },
      { date: '2026-12-01', time: '09:30', conflict: null, reason: null, alternatives: [] },
    ],
  };

  it('begins with the day that stands in the form by then', async () => {
    const { user } = open({ prefill: FREE, routes: { [PREVIEW]: () => plan } });
    await user.click(screen.getByRole('spinbutton', { name: /^día, / }));
    await user.keyboard('25');
    await user.click(await screen.findByLabelText('Repetir'));
    expect(screen.getByLabelText('Miércoles')).toBeChecked();
    expect(screen.getByLabelText('Martes')).not.toBeChecked();
  });

  async function review(routes: Record<string, FakeHandler>) {
    const view = open({ prefill: FREE, routes: { [PREVIEW]: () => plan, ...routes } });
    await view.user.click(await screen.findByLabelText('Repetir'));
    const count = screen.getByLabelText('Número de citas');
    await view.user.clear(count);
    await view.user.type(count, '3');
    await view.user.click(screen.getByLabelText('Jueves'));
    await view.user.click(send('Revisar las citas'));
    return view;
  }

  it('shows every appointment before saving, and saves the chosen alternatives all at once', async () => {
    const { user, backend, toasts, onSaved } = await review({
      [SERIES]: () => answer(201, { appointments: [] }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Revisa las citas' });
    expect(backend.sent('POST', '/api/appointments/series/preview')[0]?.body).toEqual({
      patientId: 'p1',
      duration: 60,
      type: 'CONSULTATION',
      notes: '',
      // Tuesday, the weekday of the date, and Thursday.
      occurrences: ['2026-11-24', '2026-11-26', '2026-12-01'].map((date) => ({ date, time: '09:30' })),
    });
    expect(dialog).toHaveTextContent('1 de 3 no se puede crear a su hora');
    expect(dialog).toHaveTextContent('Ocupada: Ángel Núñez, 09:00–10:00');
    await user.selectOptions(within(dialog).getByRole('combobox'), 'jue, 26 nov · 11:00');
    await user.click(within(dialog).getByRole('button', { name: 'Crear 3 citas' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const [series] = backend.sent('POST', '/api/appointments/series');
    expect((series?.body as { occurrences: unknown }).occurrences).toEqual([
      { date: '2026-11-24', time: '09:30' },
      { date: '2026-11-26', time: '11:00' },
      { date: '2026-12-01', time: '09:30' },
    ]);
    expect(toasts).toEqual(['3 citas creadas correctamente']);
  });

  it('leaves out what is not wanted, and goes back to the form with everything kept', async () => {
    const { user, backend } = await review({});
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox'), 'No crear esta cita');
    expect(within(dialog).getByRole('button', { name: 'Crear 2 citas' })).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Volver al formulario' }));
    expect(screen.getByLabelText('Número de citas')).toHaveValue('3');
    expect(backend.sent('POST', '/api/appointments/series')).toHaveLength(0);
  });

  it('saves the only one that is left at another hour, if its own was taken meanwhile', async () => {
    const [, busy] = plan.occurrences;
    const { user, backend, onSaved } = await review({
      [PREVIEW]: () => ({ occurrences: [busy] }),
      [POST]: ({ body }) =>
        (body as { time: string }).time === '10:00'
          ? answer(409, {
              message: 'Ya hay una cita en ese horario',
              details: { conflict: busy?.conflict, alternatives: busy?.alternatives.slice(1) },
            })
          : answer(201, {}),
    });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Crear 1 cita' }));
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'jue, 26 nov · 11:00' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(backend.sent('POST', '/api/appointments').map(({ body }) => body)).toMatchObject([
      { date: '2026-11-26', time: '10:00' },
      { date: '2026-11-26', time: '11:00' },
    ]);
    expect(backend.sent('POST', '/api/appointments/series/preview')).toHaveLength(1);
  });

  it('shows a plan anew that has changed meanwhile', async () => {
    const changed = { occurrences: plan.occurrences.slice(1, 2) };
    const { user, toasts } = await review({
      [SERIES]: () =>
        answer(409, { message: 'Algunas citas de la serie no se pueden crear', details: changed }),
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Crear 3 citas' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(toasts).toEqual(['Algunas citas de la serie no se pueden crear']);
  });

  it('keeps what was insisted on when another time of the series was taken meanwhile', async () => {
    const [free, busy] = plan.occurrences;
    const closed = {
      ...{ date: '2026-11-26', time: '09:30', conflict: null, reason: 'outside', outside: 'Cerrado' },
      alternatives: [{ date: '2026-11-27T09:30:00+01:00', duration: 60 }],
    };
    const taken = {
      ...{ ...busy, date: '2026-11-24' },
      alternatives: [{ date: '2026-11-24T11:00:00+01:00', duration: 60 }],
    };
    const { user, backend } = await review({
      [PREVIEW]: () => ({ occurrences: [free, closed] }),
      [SERIES]: () =>
        answer(409, {
          message: 'Algunas citas de la serie no se pueden crear',
          details: { occurrences: [taken, closed] },
        }),
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox'), 'Dar la cita igualmente');
    await user.click(dialog.getByRole('button', { name: 'Crear 2 citas' }));
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: /^En lugar de/ })).toHaveLength(2));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Crear 2 citas' }));
    await waitFor(() => expect(backend.sent('POST', '/api/appointments/series')).toHaveLength(2));
    const [, again] = backend.sent('POST', '/api/appointments/series');
    expect((again?.body as { occurrences: unknown }).occurrences).toEqual([
      { date: '2026-11-24', time: '11:00' },
      { date: '2026-11-26', time: '09:30' },
    ]);
  });

  it('says so where the backend knows no series', async () => {
    const { toasts } = await review({ [PREVIEW]: () => answer(404, { message: 'Not found' }) });
    await waitFor(() =>
      expect(toasts).toEqual(['Este servidor no admite citas repetidas. Crea las citas una a una.']),
    );
  });

  it('has its own limits', async () => {
    const { user, backend } = open({ prefill: FREE, routes: { [PREVIEW]: () => plan } });
    await user.click(await screen.findByLabelText('Repetir'));
    const count = screen.getByLabelText('Número de citas');
    await user.clear(count);
    await user.type(count, '53');
    await user.click(screen.getByLabelText('Martes'));
    await user.click(send('Revisar las citas'));
    expect(await screen.findByText('Una serie tiene entre 2 y 52 citas')).toBeVisible();
    expect(screen.getByText('Elige al menos un día de la semana')).toBeVisible();
    expect(backend.requests).toHaveLength(0);
  });
});

describe('an existing appointment', () => {
  const PUT = 'PUT /api/appointments/:id';

  it('sends our server only what changed, and asks about a time that somebody else chose meanwhile', async () => {
    const clashes = [{ field: 'time', theirs: '16:00' }];
    const answers = [answer(409, { message: 'x', details: { clashes } }), { appointment: {} }];
    const { user, backend, onSaved, toasts } = open({
      appointment: appointmentFixture({
        notes: 'Antes',
        service: { id: 's1', name: 'Sesión', colour: 'TEAL' },
      }),
      routes: {
        [PUT]: () => answers.shift(),
        'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits'] }),
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await user.click(screen.getByRole('spinbutton', { name: /^hora, / }));
    await user.keyboard('10');
    await user.click(send('Actualizar cita'));
    const time = within(await screen.findByRole('dialog'));
    expect(time.getByRole('radio', { name: 'Lo tuyo 10:30' })).toBeInTheDocument();
    await user.click(time.getByRole('radio', { name: 'Lo que hay ahora 16:00' }));
    await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(backend.sent('PUT', '/api/appointments/c1').map(({ body }) => body)).toEqual([
      { date: '2026-11-24', time: '10:30', read: { date: '2026-11-24', time: '09:30' } },
      { read: {} },
    ]);
    expect(toasts).toEqual(['Cita actualizada correctamente']);
  });

  it('asks once about the hour where somebody else moved it to the same day', async () => {
    const theirs = { date: '2026-11-25', time: '16:00' };
    const { user, backend, onSaved } = open({
      appointment: appointmentFixture(),
      routes: {
        [PUT]: ({ body }) => {
          const { read = {}, ...mine } = body as EditOf<Fields>;
          const { clashes } = mergeEdit({ read, mine, theirs }, DAY_AND_HOUR);
          return clashes.length > 0 ? answer(409, { message: 'x', details: { clashes } }) : {};
        },
        'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits'] }),
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await user.click(screen.getByRole('spinbutton', { name: /^día, / }));
    await user.keyboard('25');
    await user.click(screen.getByRole('spinbutton', { name: /^hora, / }));
    await user.keyboard('10');
    await user.click(send('Actualizar cita'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('radio', { name: 'Lo tuyo 10:30' }));
    await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(backend.sent('PUT', '/api/appointments/c1')[1]?.body).toEqual({
      ...{ date: '2026-11-25', time: '10:30' },
      read: theirs,
    });
  });

  it('is changed with the documented body', async () => {
    const { user, backend, toasts, onSaved } = open({
      appointment: appointmentFixture({ notes: 'Antes' }),
      routes: { [PUT]: () => ({ appointment: {} }) },
    });
    expect(screen.queryByLabelText('Repetir')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Tipo de cita'), 'EVALUATION');
    await user.click(send('Actualizar cita'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(backend.sent('PUT', '/api/appointments/c1')[0]?.body).toEqual({
      patientId: 'p1',
      date: '2026-11-24',
      time: '09:30',
      duration: 60,
      type: 'EVALUATION',
      notes: 'Antes',
    });
    expect(toasts).toEqual(['Cita actualizada correctamente']);
  });

  it('that is past may be annotated', async () => {
    const { user, onSaved } = open({
      appointment: appointmentFixture({ date: '2026-11-10T09:30:00+01:00' }),
      routes: { [PUT]: () => ({}) },
    });
    await user.type(screen.getByLabelText('Notas'), 'Llegó tarde');
    await user.click(send('Actualizar cita'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('that has ended keeps its place', () => {
    open({ appointment: appointmentFixture({ status: 'COMPLETED' }) });
    expect(screen.getByText(/ya ha terminado/)).toBeVisible();
    expect(screen.getByLabelText('Duración (minutos)')).toBeDisabled();
    expect(screen.getByLabelText('Notas')).toBeEnabled();
  });

  it('is shown without notes to who is not given them', () => {
    open({ appointment: appointmentFixture(), withNotes: false });
    expect(screen.queryByLabelText('Notas')).not.toBeInTheDocument();
  });
});
