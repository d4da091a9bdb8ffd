import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { viewChosen } from '@/shared/preferences/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { SESSION_FIXTURE, STAFF_SESSION_FIXTURE } from '../fixtures';
import { SessionForm, type SessionFormProps } from './SessionForm';

const CREATE = 'POST /api/sessions';
const OF_PATIENT = 'GET /api/sessions/patient/:id';

function open(routes: Record<string, FakeHandler> = {}, props: Partial<SessionFormProps> = {}) {
  const onSaved = jest.fn();
  const onCancel = jest.fn();
  const app = renderApp(
    <SessionForm
      sharesNotes={false}
      patientField={<FormikTextField name="patientId" label="Paciente" required />}
      onSaved={onSaved}
      onCancel={onCancel}
      {...props}
    />,
    { user: THERAPIST, routes },
  );
  return { ...app, onSaved, onCancel };
}

const patient = () => screen.getByRole('textbox', { name: 'Paciente' });
const treatment = () => screen.getByRole('combobox', { name: 'Tipo de tratamiento' });
const duration = () => screen.getByRole('spinbutton', { name: 'Duración (minutos)' });
const notes = () => screen.getByRole('textbox', { name: 'Notas de la sesión' });
const submit = () => screen.getByRole('button', { name: 'Crear sesión' });
const add = () => screen.getByRole('button', { name: 'Añadir ejercicio' });

describe('SessionForm', () => {
  beforeEach(() => {
    // Fake only the date, because user-event and the query cache need real timers.
    jest.useFakeTimers({
      now: new Date('2026-11-21T08:05:00Z'),
      doNotFake: [
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'setImmediate',
        'setInterval',
        'setTimeout',
      ],
    });
  });

  it('sends exactly the documented body, with today, now, Consultorio and scheduled by default', async () => {
    const { user, backend, onSaved } = open({ [CREATE]: () => ({ data: { id: 's1' } }) });
    await user.type(patient(), 'p1');
    await user.selectOptions(treatment(), 'Masaje terapéutico');
    await user.type(notes(), ' Mejor ');
    await user.click(add());
    expect(screen.getByRole('textbox', { name: 'Nombre del ejercicio' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Nombre del ejercicio' }), 'Puente');
    await user.type(screen.getByRole('spinbutton', { name: 'Duración (seg)' }), '30');
    await user.type(screen.getByRole('textbox', { name: 'Notas del ejercicio' }), 'Lento');
    await user.click(submit());
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(backend.sent('POST', '/api/sessions')[0]?.body).toEqual({
      date: '2026-11-21',
      time: '09:05',
      patientId: 'p1',
      treatmentType: 'Masaje terapéutico',
      duration: 60,
      location: 'Consultorio',
      notes: 'Mejor',
      status: 'scheduled',
      exercises: [{ name: 'Puente', sets: 3, reps: 10, duration: 30, notes: 'Lento' }],
    });
  });

  it('says what the patient reads, and sends it where the backend understands it', async () => {
    const { user, backend } = open(
      { [CREATE]: () => ({ id: 's1' }) },
      { start: { patientId: 'p1' }, sharesNotes: true },
    );
    expect(notes()).toHaveAccessibleDescription(/^Solo las ve la consulta/);
    const shared = screen.getByRole('textbox', { name: 'Para el paciente' });
    expect(shared).toHaveAccessibleDescription(/^Lo verá en Mis Sesiones/);
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.type(notes(), 'Mío');
    await user.type(shared, ' Tuyo ');
    await user.click(add());
    expect(screen.getByText(/sus notas, solo la consulta/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Nombre del ejercicio' }), 'Puente');
    await user.click(submit());
    expect(backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({
      notes: 'Mío',
      sharedNotes: 'Tuyo',
    });
  });

  it('shows one field of notes on a backend that knows no other', () => {
    open({}, { session: SESSION_FIXTURE });
    expect(notes()).toHaveValue(SESSION_FIXTURE.notes);
    expect(screen.queryByRole('textbox', { name: 'Para el paciente' })).not.toBeInTheDocument();
  });

  it('copies from the last session what is the practice’s, not what was told to the patient', async () => {
    const { user } = open(
      { [OF_PATIENT]: () => [STAFF_SESSION_FIXTURE] },
      { start: { patientId: 'p1' }, sharesNotes: true },
    );
    await user.click(screen.getByRole('button', { name: 'Copiar la última sesión' }));
    expect(await screen.findByDisplayValue('Plancha lateral corta')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Para el paciente' })).toHaveValue('');
  });

  it('says what is missing beside each field and sends nothing', async () => {
    const { user, backend } = open();
    await user.clear(duration());
    await user.type(duration(), '14');
    await user.click(add());
    await user.clear(screen.getByRole('spinbutton', { name: 'Series' }));
    await user.clear(screen.getByRole('spinbutton', { name: 'Repeticiones' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Repeticiones' }), '0');
    await user.click(submit());
    expect(await screen.findByText('Debes seleccionar un paciente')).toBeInTheDocument();
    for (const text of [
      'Debes especificar el tipo de tratamiento',
      'La duración debe estar entre 15 y 180 minutos',
      'Introduce un número entre 1 y 100',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(2);
    expect(patient()).toHaveFocus();
    expect(backend.requests).toHaveLength(0);
  });

  it.each([
    ['15', true],
    ['180', true],
    ['181', false],
  ])('takes a duration of %s minutes: %s', async (minutes, taken) => {
    const { user, backend } = open({ [CREATE]: () => ({ id: 's1' }) }, { start: { patientId: 'p1' } });
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.clear(duration());
    await user.type(duration(), minutes);
    await user.click(submit());
    expect(backend.requests).toHaveLength(taken ? 1 : 0);
  });

  it('offers the eleven treatments and the four statuses', () => {
    open();
    expect(within(treatment()).getAllByRole('option')).toHaveLength(12);
    expect(
      within(screen.getByRole('combobox', { name: 'Estado' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Programada', 'Completada', 'Cancelada', 'No asistió']);
  });

  it.each([
    ['the server’s text', () => answer(500, { message: 'No cabe' }), 'No cabe'],
    ['the catalogue’s where there is none', () => answer(500), 'Error al guardar la sesión'],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('toasts a failure with %s and keeps what was typed', async (_what, handler, text) => {
    const { user, toasts, onSaved } = open({ [CREATE]: handler }, { start: { patientId: 'p1' } });
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.type(notes(), 'No perder');
    await user.click(submit());
    expect(toasts).toEqual([text]);
    expect(notes()).toHaveValue('No perder');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('repeats a lost create under the same key, and corrects it where something was changed since', async () => {
    const { user, backend, onSaved } = open(
      { [CREATE]: networkFailure, 'PUT /api/sessions/:id': () => ({ session: SESSION_FIXTURE }) },
      { start: { patientId: 'p1' } },
    );
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.click(submit());
    await user.click(submit());
    await user.type(notes(), 'x');
    await user.click(submit());
    expect(backend.sent('PUT', /sessions/)).toEqual([]);
    backend.use({ [CREATE]: () => ({ session: SESSION_FIXTURE }) });
    await user.click(submit());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const sent = backend.sent('POST', '/api/sessions');
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(sent.map(({ body }) => (body as { notes: string }).notes))).toEqual(new Set(['']));
    expect(backend.sent('PUT', `/api/sessions/${SESSION_FIXTURE.id}`)).toMatchObject([
      { body: { notes: 'x' } },
    ]);
    // The form is on its way out.
    await user.click(submit());
    expect([backend.sent('POST', /sessions/).length, backend.sent('PUT', /sessions/).length]).toEqual([4, 1]);
  });

  it('sends anew what was refused for good', async () => {
    const { user, backend, onSaved } = open({ [CREATE]: networkFailure }, { start: { patientId: 'p1' } });
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.click(submit());
    await user.type(notes(), 'x');
    backend.use({
      [CREATE]: ({ body }) =>
        (body as { notes: string }).notes === 'x'
          ? { session: SESSION_FIXTURE }
          : answer(400, { message: 'No' }),
    });
    await user.click(submit());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('sends once on a double click', async () => {
    const { user, backend } = open(
      { [CREATE]: () => new Promise(() => undefined) },
      { start: { patientId: 'p1' } },
    );
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.dblClick(submit());
    expect(backend.requests).toHaveLength(1);
  });

  it('shows the server’s text beside the field of an exercise', async () => {
    const fields = { 'exercises[0].name': 'Ejercicio desconocido' };
    const { user } = open(
      { [CREATE]: () => answer(400, { error: 'x', fields }) },
      { start: { patientId: 'p1' } },
    );
    await user.selectOptions(treatment(), 'Seguimiento');
    await user.click(add());
    await user.type(screen.getByRole('textbox', { name: 'Nombre del ejercicio' }), 'Puente');
    await user.click(submit());
    expect(await screen.findByText('Ejercicio desconocido')).toBeInTheDocument();
  });

  it('removes the exercise that was meant, and gives focus to its neighbour', async () => {
    const { user } = open({}, { session: SESSION_FIXTURE });
    await user.click(screen.getByRole('button', { name: 'Quitar Puente de glúteos' }));
    const name = screen.getByRole('textbox', { name: 'Nombre del ejercicio' });
    expect(name).toHaveValue('Plancha lateral corta');
    expect(name).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Quitar Plancha lateral corta' }));
    expect(screen.getByText('Todavía no hay ejercicios en esta sesión.')).toBeInTheDocument();
    expect(add()).toHaveFocus();
  });

  it('puts a changed session in its place', async () => {
    const { user, backend, onSaved } = open(
      { 'PUT /api/sessions/:id': ({ body }) => body },
      { session: SESSION_FIXTURE },
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'No asistió');
    await user.click(screen.getByRole('button', { name: 'Actualizar sesión' }));
    expect(onSaved).toHaveBeenCalled();
    const [sent] = backend.sent('PUT', `/api/sessions/${SESSION_FIXTURE.id}`);
    expect(sent?.body).toMatchObject({ status: 'no-show', date: '2026-11-19', time: '16:30', duration: 45 });
  });

  describe('coming back to what was typed', () => {
    function Visits(props: Partial<SessionFormProps>) {
      const [isShown, setIsShown] = useState(true);
      return (
        <>
          <button onClick={() => setIsShown(!isShown)}>Ir y venir</button>
          {isShown && (
            <SessionForm
              sharesNotes={false}
              patientField={null}
              onSaved={() => undefined}
              onCancel={() => undefined}
              {...props}
            />
          )}
        </>
      );
    }

    it('finds the day and hour at which the session was begun', async () => {
      const { user, backend } = renderApp(<Visits start={{ patientId: 'p1' }} />, {
        user: THERAPIST,
        routes: { [CREATE]: () => ({ id: 's1' }) },
      });
      await user.selectOptions(treatment(), 'Seguimiento');
      await user.click(screen.getByRole('button', { name: 'Ir y venir' }));
      jest.setSystemTime(new Date('2026-11-22T07:30:00Z'));
      await user.click(screen.getByRole('button', { name: 'Ir y venir' }));
      expect(screen.getByText('Borrador recuperado')).toBeInTheDocument();
      await user.click(submit());
      expect(backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({
        date: '2026-11-21',
        time: '09:05',
        treatmentType: 'Seguimiento',
      });
    });
  });

  it('shows the last session before the one that is written to who wants to read it', async () => {
    const rows = [
      { ...SESSION_FIXTURE, id: 's9', date: '2026-11-20', notes: 'La posterior' },
      { ...SESSION_FIXTURE, id: 's1', date: '2026-11-12', notes: 'La que se corrige' },
      { ...SESSION_FIXTURE, id: 's7', date: '2026-11-05', notes: 'Molestias al subir' },
    ];
    const session = { ...STAFF_SESSION_FIXTURE, id: 's1', date: '2026-11-12' };
    const { user, backend } = open({ [OF_PATIENT]: () => rows }, { session });
    await user.type(notes(), 'Mejor');
    expect(backend.requests).toEqual([]);
    await user.click(screen.getByText('Última sesión'));
    expect(await screen.findByText('Molestias al subir')).toBeVisible();
    expect(screen.queryByText('La que se corrige')).toBeNull();
  });

  it('keeps the last session open for the next form', async () => {
    const row = { ...SESSION_FIXTURE, notes: 'Molestias al subir' };
    const view = open({ [OF_PATIENT]: () => [row] }, { start: { patientId: 'p1' } });
    await view.user.click(screen.getByText('Última sesión'));
    const { preferences } = view.store.getState();
    view.unmount();
    const next = open({ [OF_PATIENT]: () => [row] }, { start: { patientId: 'p1' } });
    expect(screen.queryByText('Molestias al subir')).toBeNull();
    for (const [screenName, shown] of Object.entries(preferences.views))
      act(() => void next.store.dispatch(viewChosen({ screen: screenName, view: shown })));
    expect(await screen.findByText('Molestias al subir')).toBeVisible();
  });

  describe('copying the last session', () => {
    const copy = () => screen.getByRole('button', { name: 'Copiar la última sesión' });
    const last = { ...SESSION_FIXTURE, location: 'A domicilio' };

    it('waits for a patient, then fills in what was done and leaves date, time and status', async () => {
      const { user, backend, toasts } = open({
        [OF_PATIENT]: () => [{ ...last, date: '2026-10-01', notes: 'vieja' }, last],
        [CREATE]: () => ({ id: 's2' }),
      });
      expect(copy()).toBeDisabled();
      await user.type(patient(), 'p1');
      await user.click(copy());
      expect(await screen.findByDisplayValue('Plancha lateral corta')).toBeInTheDocument();
      expect(toasts).toEqual(['Copiada la sesión del jueves, 19 de noviembre de 2026']);
      await user.click(submit());
      expect(backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({
        date: '2026-11-21',
        time: '09:05',
        status: 'scheduled',
        treatmentType: 'Tratamiento manual',
        location: 'A domicilio',
        duration: 45,
        notes: last.notes,
      });
    });

    it('asks before it overwrites what was written', async () => {
      const { user } = open({ [OF_PATIENT]: () => [last] }, { start: { patientId: 'p1' } });
      await user.type(notes(), 'Mío');
      await user.click(copy());
      const question = await screen.findByRole('alertdialog', { name: '¿Copiar la última sesión?' });
      await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
      expect(notes()).toHaveValue('Mío');
      await user.click(copy());
      await user.click(await screen.findByRole('button', { name: 'Copiar sesión' }));
      expect(notes()).toHaveValue(last.notes);
    });

    it('takes none of another episode than the chosen one', async () => {
      const rows = [
        { ...last, episodeId: 'knee' },
        { ...last, date: '2026-10-01', episodeId: 'shoulder' },
      ];
      const { user, toasts } = open(
        { [OF_PATIENT]: () => rows },
        { start: { patientId: 'p1' }, patientField: <FormikTextField name="episodeId" label="Proceso" /> },
      );
      const episode = screen.getByRole('textbox', { name: 'Proceso' });
      await user.type(episode, 'hip');
      await user.click(copy());
      await waitFor(() => expect(toasts).toEqual(['Este proceso no tiene sesiones anteriores']));
      await user.clear(episode);
      await user.type(episode, 'shoulder');
      await user.click(copy());
      expect(await screen.findByDisplayValue('Plancha lateral corta')).toBeInTheDocument();
      expect(toasts.at(-1)).toBe('Copiada la sesión del jueves, 1 de octubre de 2026');
    });

    it('takes none that came after the one that is written', async () => {
      const rows = [last, { ...last, date: '2026-10-01' }];
      const start = { patientId: 'p1', date: '2026-11-19', time: '16:00' };
      const { user, toasts } = open({ [OF_PATIENT]: () => rows }, { start });
      await user.click(copy());
      expect(await screen.findByDisplayValue('Plancha lateral corta')).toBeInTheDocument();
      expect(toasts).toEqual(['Copiada la sesión del jueves, 1 de octubre de 2026']);
    });

    it('keeps the duration of the appointment', async () => {
      const start = { patientId: 'p1', duration: 30, treatmentType: 'Seguimiento' };
      const { user } = open({ [OF_PATIENT]: () => [last] }, { appointmentId: 'c1', start });
      await user.click(copy());
      const question = await screen.findByRole('alertdialog', { name: '¿Copiar la última sesión?' });
      expect(question).toHaveTextContent(/El tratamiento, la ubicación, las notas/);
      await user.click(within(question).getByRole('button', { name: 'Copiar sesión' }));
      expect(notes()).toHaveValue(last.notes);
      expect(treatment()).toHaveValue('Tratamiento manual');
      expect(duration()).toHaveDisplayValue('30');
    });

    it.each([
      ['Ubicación', () => screen.getByRole('textbox', { name: 'Ubicación' })],
      ['Duración', duration],
    ])('asks before it overwrites what was written in %s alone', async (_field, field) => {
      const { user } = open({ [OF_PATIENT]: () => [last] }, { start: { patientId: 'p1' } });
      await user.clear(field());
      await user.type(field(), '30');
      await user.tab();
      await user.click(copy());
      expect(await screen.findByRole('alertdialog', { name: '¿Copiar la última sesión?' })).toHaveTextContent(
        /la duración, la ubicación/,
      );
    });

    it('keeps what was typed while the last session was on its way', async () => {
      let arrive: (rows: object[]) => void = () => undefined;
      const { user } = open(
        { [OF_PATIENT]: () => new Promise((resolve) => (arrive = resolve)) },
        { start: { patientId: 'p1' }, sharesNotes: true },
      );
      const shared = screen.getByRole('textbox', { name: 'Para el paciente' });
      await user.click(copy());
      await user.type(shared, 'Camina');
      arrive([last]);
      expect(await screen.findByDisplayValue('Plancha lateral corta')).toBeInTheDocument();
      expect(shared).toHaveValue('Camina');
      // What the copy would take the place of is asked about, also if it was written meanwhile.
      await user.click(copy());
      await user.clear(notes());
      await user.type(notes(), 'Mío');
      arrive([last]);
      expect(
        await screen.findByRole('alertdialog', { name: '¿Copiar la última sesión?' }),
      ).toBeInTheDocument();
      expect(notes()).toHaveValue('Mío');
    });

    it('copies nothing of one patient into the session of another', async () => {
      let arrive: (rows: object[]) => void = () => undefined;
      const { user, toasts } = open(
        { [OF_PATIENT]: () => new Promise((resolve) => (arrive = resolve)) },
        { start: { patientId: 'p1' } },
      );
      await user.click(copy());
      await user.type(patient(), '2');
      arrive([last]);
      await waitFor(() => expect(copy()).not.toHaveAttribute('aria-busy', 'true'));
      expect(patient()).toHaveValue('p12');
      expect(notes()).toHaveValue('');
      expect(toasts).toEqual([]);
    });

    it('says so where there is none, and where it cannot be had', async () => {
      const { user, toasts, backend } = open({ [OF_PATIENT]: () => [] }, { start: { patientId: 'p1' } });
      await user.click(copy());
      await screen.findByRole('button', { name: 'Copiar la última sesión' });
      expect(toasts).toEqual(['Este paciente no tiene sesiones anteriores']);
      backend.use({ [OF_PATIENT]: () => answer(500) });
      await user.click(copy());
      expect(toasts.at(-1)).toBe('Error al cargar las sesiones');
    });
  });

  describe('leaving', () => {
    it('goes at once where nothing was typed', async () => {
      const { user, onCancel } = open();
      await user.click(screen.getByRole('button', { name: 'Cancelar' }));
      expect(onCancel).toHaveBeenCalled();
    });

    it('asks before what was typed is thrown away', async () => {
      const { user, onCancel } = open();
      await user.type(notes(), 'Importante');
      await user.click(screen.getByRole('button', { name: 'Cancelar' }));
      const question = await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
      await user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
      expect(onCancel).not.toHaveBeenCalled();
      expect(notes()).toHaveValue('Importante');
      await user.click(screen.getByRole('button', { name: 'Cancelar' }));
      await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
      expect(onCancel).toHaveBeenCalled();
    });
  });
});
