import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { progressDomain } from '@/features/progress';
import {
  progressServer,
  RAW_STATS,
  RAW_TODAY,
  rawRoutine,
  rawRun,
  rawStep,
} from '@/features/progress/fixtures';
import { baseApi } from '@/shared/api/baseApi';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { MyRoutinesPage } from '.';

const show = (routes: Record<string, FakeHandler>, { user = PATIENT, at = '/my-routines' } = {}) =>
  renderApp(<MyRoutinesPage />, {
    user,
    at,
    routes,
    domains: [progressDomain],
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

const LISTS: Record<string, FakeHandler> = {
  'GET /api/routine-progress/today': () => ({ data: RAW_TODAY }),
  'GET /api/routines/my-routines': () => ({
    data: [...RAW_TODAY, rawRoutine({ id: 'rutina-4', name: 'Espalda', status: 'completed' })],
  }),
  'GET /api/routine-progress/stats': () => ({ data: RAW_STATS }),
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const openRun = (run: unknown, more: Record<string, FakeHandler> = {}) =>
  show(
    { ...LISTS, 'GET /api/routine-progress/:id': () => ({ data: run }), ...more },
    { at: '/my-routines?rutina=run-1' },
  );
const runner = () => screen.findByRole('dialog', { name: 'Rodilla fuerte' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('Mis Rutinas', () => {
  it('denies everybody but patients', () => {
    show(LISTS, { user: ADMIN });
    expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeInTheDocument();
    expect(screen.getByText('Solo los pacientes pueden acceder a esta página.')).toBeInTheDocument();
  });

  it('shows today’s routines with their actions, and the four figures', async () => {
    show(LISTS);
    const begin = (await card('Rodilla fuerte')).getByRole('button', { name: 'Comenzar' });
    expect(begin).toHaveAccessibleDescription('Rodilla fuerte');
    expect((await card('Hombro sin dolor')).getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
    const done = await card('Equilibrio');
    expect(done.getAllByRole('button').map((item) => item.textContent)).toEqual(['Ver']);
    for (const text of ['Completadas hoy', 'Total rutinas', 'Progreso', 'Tiempo promedio', '33 %', '14 min'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('2x Diario')).toBeInTheDocument();
  });

  it('counts for today the cards that stand there, whatever the backend counts', async () => {
    show({
      ...LISTS,
      'GET /api/routine-progress/stats': () => ({ ...RAW_STATS, completedToday: 0, shouldCompleteToday: 7 }),
    });
    await card('Equilibrio');
    const figure = (await screen.findByText('de 3 para hoy')).parentElement;
    expect(figure).toHaveTextContent('1');
    expect(screen.queryByText(/de 7/)).not.toBeInTheDocument();
  });

  it('shows all of them under Todas, where one that has ended can only be read', async () => {
    const { user } = show(LISTS);
    await user.click(screen.getByRole('tab', { name: 'Todas' }));
    const ended = await card('Espalda');
    expect(ended.getAllByRole('button').map((item) => item.textContent)).toEqual(['Ver']);
    await user.click(ended.getByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Espalda' });
    expect(within(dialog).getByRole('heading', { name: 'Sentadilla con apoyo' })).toBeInTheDocument();
  });

  it.each([
    ['Para Hoy', 'GET /api/routine-progress/today', 'Error al cargar las rutinas de hoy'],
    ['Todas', 'GET /api/routines/my-routines', 'Error al cargar todas las rutinas'],
  ])('says when %s cannot be loaded, and tries again', async (tab, route, text) => {
    let broken = true;
    const { user, toasts } = show({
      ...LISTS,
      [route]: (request) => (broken ? answer(500) : LISTS[route]!(request)),
    });
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(toasts).toEqual([text]);
    broken = false;
    await user.click(button('Reintentar'));
    expect(await card('Rodilla fuerte')).toBeTruthy();
  });

  it('stays with the lists when a start fails, in the backend’s words or the catalogue’s', async () => {
    let reply: FakeHandler = () => answer(500);
    const { user, toasts } = show({
      ...LISTS,
      'POST /api/routine-progress/start': (request) => reply(request),
    });
    const begin = (await card('Rodilla fuerte')).getByRole('button', { name: 'Comenzar' });
    await user.click(begin);
    await waitFor(() => expect(toasts).toEqual(['Error al iniciar rutina']));
    reply = () => answer(409, { error: 'Esta rutina ya ha terminado' });
    await user.click(begin);
    await waitFor(() => expect(toasts.at(-1)).toBe('Esta rutina ya ha terminado'));
    reply = networkFailure;
    await user.click(begin);
    await waitFor(() => expect(toasts.at(-1)).toBe('Error de conexión'));
  });
});

describe('the runner', () => {
  it('says what each exercise needs', async () => {
    const equipment = ['Silla', 'Sin material'];
    const steps = equipment.map((needed, index) => {
      const step = rawStep(index + 1);
      return { ...step, exercise: { ...step.exercise, equipment: needed } };
    });
    const { user } = openRun(rawRun({ exercises: steps }));
    await runner();
    expect(await screen.findByText('Material: Silla')).toBeInTheDocument();
    await user.click(button('Saltar'));
    expect(await screen.findByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    expect(screen.queryByText(/^Material/)).toBeNull();
  });

  it('says how long each repetition of a stretch is held', async () => {
    openRun(rawRun({ exercises: [rawStep(1, { reps: 3 })] }));
    const dose = within(await screen.findByRole('list', { name: 'Dosis' }));
    expect(dose.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 series',
      '3 repeticiones',
      '30 segundos cada repetición',
      'descanso 20 segundos',
    ]);
  });

  it('says where it begins what the therapist said of the whole routine', async () => {
    const { routes } = progressServer({ notes: 'Si el dolor pasa de 4, para y escríbeme.' });
    const { user } = show(routes);
    await user.click((await card('Rodilla fuerte')).getByRole('button', { name: 'Comenzar' }));
    const notes = await screen.findByRole('region', { name: 'Indicaciones para toda la rutina' });
    expect(notes).toHaveTextContent('Si el dolor pasa de 4, para y escríbeme.');
    await user.click(button('Completar ejercicio'));
    expect(await screen.findByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    expect(notes).not.toBeInTheDocument();
  });

  it.each([
    ['shows the run with which our server answers a start', true, 0],
    ['asks another backend for the run that it started', false, 1],
  ])('%s', async (_what, supportsPain, asked) => {
    const { routes } = progressServer({ supportsPain });
    const { user, backend } = show({
      ...routes,
      'POST /api/routine-progress/start': () => ({ data: { routineProgress: rawRun({ supportsPain }) } }),
    });
    await user.click((await card('Rodilla fuerte')).getByRole('button', { name: 'Comenzar' }));
    await runner();
    expect(backend.sent('GET', '/api/routine-progress/run-1')).toHaveLength(asked);
  });

  it('goes from Comenzar over every exercise to the finish, with the documented bodies in their order', async () => {
    const { routes, model } = progressServer();
    const { user, toasts, backend, address } = show(routes);
    await user.click((await card('Rodilla fuerte')).getByRole('button', { name: 'Comenzar' }));
    expect(backend.sent('POST', '/api/routine-progress/start')[0]?.body).toEqual({ routineId: 'rutina-1' });
    await runner();
    expect(address()).toBe('/my-routines?rutina=run-1');
    expect(await screen.findByRole('heading', { name: 'Sentadilla con apoyo' })).toBeInTheDocument();

    await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Bien');
    await user.clear(screen.getByRole('spinbutton', { name: 'Series' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Series' }), '1');
    await user.click(button('Completar ejercicio'));
    expect(await screen.findByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveValue('');
    await user.click(button('Completar ejercicio'));
    await screen.findByRole('heading', { name: 'Elevación de talones' });
    await user.click(button('Completar ejercicio'));

    await waitFor(() => expect(address()).toBe('/my-routines'));
    expect(toasts).toEqual([
      'Rutina iniciada',
      'Ejercicio completado',
      'Ejercicio completado',
      'Ejercicio completado',
      '¡Rutina completada exitosamente!',
    ]);
    const writes = backend.requests
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path, body]);
    const complete = '/api/routine-progress/run-1/complete-exercise';
    const body = (exerciseId: string, actualSets: number, notes: string) => ({
      exerciseId,
      actualSets,
      actualReps: 10,
      actualDuration: 30,
      notes,
    });
    expect(writes.slice(1)).toEqual([
      [complete, body('ejercicio-1', 1, 'Bien')],
      [complete, body('ejercicio-2', 2, '')],
      [complete, body('ejercicio-3', 2, '')],
      ['/api/routine-progress/run-1/finish', { routineProgressId: 'run-1', notes: '' }],
    ]);
    expect(model).toMatchObject({ started: 1, finished: 1 });
    expect(await card('Rodilla fuerte')).toBeTruthy();
  });

  it('continues at the first exercise that is not done', async () => {
    openRun(rawRun({ exercises: [rawStep(1, { status: 'completed' }), rawStep(2), rawStep(3)] }));
    expect(await screen.findByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    expect(screen.getByText('Ejercicio 2 de 3')).toBeInTheDocument();
  });

  it('skips without saving, and asks at the end what to do with what is left', async () => {
    const { user, backend } = openRun(rawRun({ exercises: [rawStep(1), rawStep(2)] }), {
      'POST /api/routine-progress/:id/finish': () => ({}),
    });
    await runner();
    await user.click(await screen.findByRole('button', { name: 'Saltar' }));
    await screen.findByRole('heading', { name: 'Puente de glúteos' });
    await user.click(button('Saltar'));
    expect(await screen.findByText('Te quedan 2 ejercicios sin hacer')).toBeInTheDocument();
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(button('Hacer los que faltan'));
    await screen.findByRole('heading', { name: 'Sentadilla con apoyo' });
    await user.click(button('Saltar'));
    await user.click(button('Saltar'));
    await user.click(button('Finalizar rutina'));
    await waitFor(() => expect(backend.sent('POST', '/api/routine-progress/run-1/finish')).toHaveLength(1));
  });

  it.each([
    ['Series', '51', 'Introduce un número entre 0 y 50'],
    ['Repeticiones', '101', 'Introduce un número entre 0 y 100'],
    ['Duración (seg)', '3601', 'Introduce un número entre 0 y 3600'],
    ['Series', '-1', 'Introduce un número entre 0 y 50'],
    ['Series', '', 'Introduce un número entre 0 y 50'],
  ])('refuses %s = "%s" beside the field and sends nothing', async (label, value, text) => {
    const { user, backend } = openRun(rawRun());
    const field = await screen.findByRole('spinbutton', { name: label });
    await user.clear(field);
    if (value) await user.type(field, value);
    await user.click(button('Completar ejercicio'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(backend.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['No se encontraron ejercicios para esta rutina', rawRun({ exercises: [] })],
    ['No se encontraron ejercicios válidos para esta rutina', rawRun({ exercises: [{ sets: 1 }, {}] })],
    ['El ejercicio actual no tiene la estructura esperada', rawRun({ exercises: [{ sets: 1 }, rawStep(2)] })],
  ])('shows the panel “%s”', async (text, run) => {
    openRun(run);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says when the run cannot be loaded, and tries again', async () => {
    let broken = true;
    const { user, toasts } = openRun(null, {
      'GET /api/routine-progress/:id': () => (broken ? answer(500) : { data: rawRun() }),
    });
    expect(await screen.findByText('Error al cargar el progreso de la rutina')).toBeInTheDocument();
    expect(toasts).toEqual(['Error al cargar el progreso de la rutina']);
    broken = false;
    await user.click(button('Reintentar'));
    expect(await screen.findByRole('heading', { name: 'Sentadilla con apoyo' })).toBeInTheDocument();
  });

  it('keeps what was typed and the step when a save is refused, and shows Reintentar until it is through', async () => {
    let broken = true;
    const { user, toasts, backend } = openRun(rawRun(), {
      'POST /api/routine-progress/:id/complete-exercise': () => (broken ? answer(409) : {}),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Notas' }), 'Me costó');
    await user.click(button('Completar ejercicio'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al completar ejercicio');
    expect(toasts).toEqual(['Error al completar ejercicio']);
    expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveValue('Me costó');
    broken = false;
    await user.click(button('Reintentar'));
    expect(await screen.findByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    const keys = backend.sent('POST', /complete-exercise/).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  it.each([
    ['a completion', false],
    ['the pain before the first exercise', true],
  ])('goes on where %s waits for the line, and sends all in order once it is back', async (_what, tells) => {
    let cut = true;
    const { routes, model } = progressServer({
      supportsPain: true,
      cutAt: () => (cut ? 'before' : undefined),
    });
    const { user, store } = show(
      { ...routes, 'PATCH /api/routine-progress/:id': () => (cut ? networkFailure() : {}) },
      { at: '/my-routines?rutina=run-1' },
    );
    const before = within(await screen.findByRole('region', { name: 'Cómo te sientes' }));
    if (tells) await user.click(before.getByRole('radio', { name: '3' }));
    await user.click(button('Completar ejercicio'));
    expect(await screen.findByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Se guardará en cuanto vuelva la conexión.');
    await user.click(button('Completar ejercicio'));
    expect(await screen.findByRole('heading', { name: 'Elevación de talones' })).toBeInTheDocument();
    expect(model.completed).toEqual({});
    cut = false;
    act(() => void store.dispatch(baseApi.internalActions.onOnline()));
    await waitFor(() => expect(Object.keys(model.completed)).toEqual(['ejercicio-1', 'ejercicio-2']));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows the practice’s own picture instead of the figure, in the step and in «Ver»', async () => {
    const imageUrl = 'https://consulta.example/sentadilla.jpg';
    const step = rawStep(1, { exercise: { ...rawStep(1).exercise, imageUrl } });
    const { user } = openRun(rawRun({ exercises: [step] }), {
      'GET /api/routine-progress/today': () => [rawRoutine({ exercises: [step] })],
    });
    const picture = () => screen.findByRole('img', { name: 'Imagen de Sentadilla con apoyo' });
    expect(await picture()).toHaveAttribute('src', imageUrl);
    await user.click(button('Salir de la rutina'));
    await user.click((await card('Rodilla fuerte')).getByRole('button', { name: 'Ver' }));
    expect(await picture()).toHaveAttribute('src', imageUrl);
    expect(screen.queryByRole('img', { name: /Figura|De pie/ })).not.toBeInTheDocument();
  });

  it('shows the figure where that picture cannot be shown', async () => {
    const step = rawStep(1, {
      exercise: { ...rawStep(1).exercise, imageUrl: 'https://consulta.example/album' },
    });
    openRun(rawRun({ exercises: [step] }));
    fireEvent.error(await screen.findByRole('img', { name: 'Imagen de Sentadilla con apoyo' }));
    expect(await screen.findByRole('img', { name: /^De pie/ })).toBeInTheDocument();
  });

  it('shows when an exercise must not be done', async () => {
    const exercise = { ...rawStep(1).exercise, precautions: ['No lo hagas a solas.', 'Para si te mareas.'] };
    openRun(rawRun({ exercises: [rawStep(1, { exercise })] }));
    const title = await screen.findByRole('heading', { name: 'Precauciones' });
    expect(title.parentElement).toHaveTextContent('No lo hagas a solas. Para si te mareas.');
  });

  it('shows an embedded video only after a press, and a link for other addresses', async () => {
    const withVideo = (videoUrl: string) => [rawStep(1, { exercise: { ...rawStep(1).exercise, videoUrl } })];
    const { user, unmount } = openRun(rawRun({ exercises: withVideo('https://youtu.be/dQw4w9WgXcQ') }));
    const play = await screen.findByRole('button', { name: 'Ver vídeo' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(play);
    expect(screen.getByTitle('Vídeo de Sentadilla con apoyo')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    // Some owners forbid to embed their videos; the link still opens them.
    expect(screen.getByRole('link', { name: /Abrir el vídeo/ })).toHaveAttribute(
      'href',
      'https://youtu.be/dQw4w9WgXcQ',
    );
    unmount();
    openRun(rawRun({ exercises: withVideo('https://youtube.com.evil.es/watch?v=dQw4w9WgXcQ') }));
    expect(await screen.findByText('Video no disponible')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Abrir el vídeo/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('cannot be left through the page behind, and gives it back when it is closed', async () => {
    const outside = document.createElement('button');
    document.body.append(outside);
    const { user, address } = openRun(rawRun());
    const dialog = await runner();
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(outside.inert).toBe(true);
    await user.keyboard('{Escape}');
    expect(address()).toBe('/my-routines');
    expect(outside.inert).toBe(false);
    outside.remove();
  });
});

describe('a run and the days', () => {
  clockStartsAt('2026-11-20T20:00:00+01:00');
  const OTHER_DAY = 'Esta rutina es de otro día. Empieza la de hoy en Mis Rutinas.';
  const begunAt = (startedAt: string, values: object = {}) =>
    openRun(rawRun({ supportsPain: true, startedAt, ...values }));
  const laterAt = (time: string) => {
    jest.setSystemTime(new Date(time));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('is not done the next morning by who opens it again, and leads back to the list', async () => {
    jest.setSystemTime(new Date('2026-11-21T09:00:00+01:00'));
    const { user, address } = begunAt('2026-11-20T21:00:00+01:00');
    expect(await screen.findByText(OTHER_DAY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Completar ejercicio' })).not.toBeInTheDocument();
    await user.click(button('Ir a Mis Rutinas'));
    expect(address()).toBe('/my-routines');
  });

  it('goes on after midnight where it began a moment before', async () => {
    jest.setSystemTime(new Date('2026-11-21T00:10:00+01:00'));
    begunAt('2026-11-20T23:50:00+01:00');
    expect(await screen.findByRole('button', { name: 'Completar ejercicio' })).toBeVisible();
    expect(screen.queryByText(OTHER_DAY)).not.toBeInTheDocument();
  });

  it('stops nobody at midnight who opened it in its time, and does not wait for them until the morning', async () => {
    jest.setSystemTime(new Date('2026-11-20T23:55:00+01:00'));
    begunAt('2026-11-20T18:00:00+01:00');
    const complete = await screen.findByRole('button', { name: 'Completar ejercicio' });
    laterAt('2026-11-21T00:10:00+01:00');
    expect(complete).toBeVisible();
    laterAt('2026-11-21T09:00:00+01:00');
    expect(screen.getByText(OTHER_DAY)).toBeVisible();
    expect(complete).not.toBeInTheDocument();
  });

  it.each([
    ['is over', { status: 'COMPLETED', exercises: [rawStep(1, { status: 'COMPLETED' })] }, 'Listo'],
    ['another backend calls open', { supportsPain: false }, 'Completar ejercicio'],
  ])('says nothing of one that %s', async (_what, values, shown) => {
    jest.setSystemTime(new Date('2026-11-21T09:00:00+01:00'));
    begunAt('2026-11-20T21:00:00+01:00', values);
    expect(await screen.findByRole('button', { name: shown })).toBeVisible();
    expect(screen.queryByText(OTHER_DAY)).not.toBeInTheDocument();
  });
});

describe('how it felt', () => {
  it('is told in the notes to a backend that knows only notes', async () => {
    const { routes, model } = progressServer({ exercises: 1 });
    const { user } = show(routes, { at: '/my-routines?rutina=run-1' });
    const before = within(await screen.findByRole('region', { name: 'Cómo te sientes' }));
    await user.click(before.getByRole('radio', { name: '3' }));
    await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Bien');
    await user.click(screen.getByText('¿Cómo te sientes? (opcional)'));
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Esfuerzo' })).getByRole('radio', { name: '5' }),
    );
    await user.click(button('Completar ejercicio'));
    await waitFor(() => expect(model.finished).toBe(1));
    expect(model.completed['ejercicio-1']).toEqual([
      {
        exerciseId: 'ejercicio-1',
        actualSets: 2,
        actualReps: 10,
        actualDuration: 30,
        notes: 'Bien\nEsfuerzo: 5/10.',
      },
    ]);
    expect(model.finishNotes).toEqual(['Dolor antes: 3/10.']);
  });

  it('is sent in fields where the backend says that it takes them, in two taps after the routine', async () => {
    const { routes } = progressServer({ exercises: 1, supportsPain: true });
    const { user, backend } = show(routes, { at: '/my-routines?rutina=run-1' });
    await user.click(await screen.findByRole('button', { name: 'Completar ejercicio' }));
    expect(await screen.findByText('Has hecho 1 de 1 ejercicio.')).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('radiogroup', { name: '¿Cuánto dolor tienes ahora?' })).getByRole('radio', {
        name: '4',
      }),
    );
    await user.click(
      within(screen.getByRole('radiogroup', { name: '¿Cuánto te ha costado?' })).getByRole('radio', {
        name: '6',
      }),
    );
    await user.click(button('Listo'));
    await waitFor(() =>
      // A slow test sends the two on their own.
      expect(
        Object.assign({}, ...backend.sent('PATCH', '/api/routine-progress/run-1').map(({ body }) => body)),
      ).toEqual({ painAfter: 4, effort: 6 }),
    );
  });

  it('of an exercise says what to do where it is strong, and is sent with the place of the exercise', async () => {
    const { routes } = progressServer({ exercises: 2, supportsPain: true });
    const { user, backend } = show(routes, { at: '/my-routines?rutina=run-1' });
    await user.click(await screen.findByText('¿Cómo te sientes? (opcional)'));
    const pain = within(screen.getByRole('radiogroup', { name: 'Dolor' }));
    await user.click(pain.getByRole('radio', { name: '6' }));
    expect(screen.queryByText('Descansa: tu fisioterapeuta lo verá.')).toBeNull();
    await user.click(pain.getByRole('radio', { name: '7' }));
    expect(screen.getByText('Descansa: tu fisioterapeuta lo verá.')).toBeVisible();
    await user.click(button('Completar ejercicio'));
    await waitFor(() =>
      expect(backend.sent('POST', '/api/routine-progress/run-1/complete-exercise')[0]?.body).toMatchObject({
        exerciseId: 'ejercicio-1',
        order: 1,
        pain: 7,
      }),
    );
  });

  it('is asked anew of who goes on after a stop for pain', async () => {
    const stopped = rawRun({
      supportsPain: true,
      stoppedForPain: true,
      painAfter: 8,
      exercises: [rawStep(1)],
    });
    const { user } = openRun(stopped, {
      'POST /api/routine-progress/:id/complete-exercise': () => ({ data: {} }),
      'POST /api/routine-progress/:id/finish': () => ({ data: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'Completar ejercicio' }));
    const pain = await screen.findByRole('radiogroup', { name: '¿Cuánto dolor tienes ahora?' });
    expect(within(pain).queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByText(/Te duele más/)).toBeNull();
  });

  it('is shown to who opens a run again that is over, and sent anew only if it is changed', async () => {
    const told = rawRun({
      supportsPain: true,
      status: 'COMPLETED',
      painAfter: 6,
      effort: 3,
      exercises: [rawStep(1, { status: 'COMPLETED' })],
    });
    const { user, backend } = show(
      { ...progressServer().routes, 'GET /api/routine-progress/:id': () => ({ data: told }) },
      { at: '/my-routines?rutina=run-1' },
    );
    const pain = await screen.findByRole('radiogroup', { name: '¿Cuánto dolor tienes ahora?' });
    expect(within(pain).getByRole('radio', { name: '6' })).toBeChecked();
    const effort = screen.getByRole('radiogroup', { name: '¿Cuánto te ha costado?' });
    expect(within(effort).getByRole('radio', { name: '3' })).toBeChecked();
    await user.click(button('Listo'));
    expect(backend.sent('PATCH', /./)).toEqual([]);
  });

  it('is sent when the app is put away without a word', async () => {
    const { routes } = progressServer({ exercises: 1, supportsPain: true });
    const { user, backend } = show(routes, { at: '/my-routines?rutina=run-1' });
    await user.click(await screen.findByRole('button', { name: 'Completar ejercicio' }));
    const pain = await screen.findByRole('radiogroup', { name: '¿Cuánto dolor tienes ahora?' });
    await user.click(within(pain).getByRole('radio', { name: '8' }));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(backend.sent('PATCH', '/api/routine-progress/run-1')[0]?.body).toEqual({ painAfter: 8 }),
    );
  });

  it('stops the routine and tells the therapist', async () => {
    const { routes } = progressServer({ supportsPain: true });
    const stopped = rawRoutine({
      therapist: { name: 'Ana Ruiz', phone: '600 111 222' },
      todayProgress: {
        id: 'run-1',
        status: 'IN_PROGRESS',
        completedExercises: 0,
        totalExercises: 3,
        stoppedForPain: true,
      },
    });
    const { user, backend, address, toasts } = show(
      { ...routes, 'GET /api/routine-progress/today': () => [stopped] },
      { at: '/my-routines?rutina=run-1' },
    );
    await user.click(await screen.findByRole('button', { name: 'Me duele' }));
    await user.click(
      within(screen.getByRole('radiogroup', { name: /Cuánto te duele/ })).getByRole('radio', { name: '8' }),
    );
    await user.click(button('Parar la rutina'));
    await waitFor(() =>
      expect(backend.sent('PATCH', '/api/routine-progress/run-1')[0]?.body).toEqual({
        stopped: true,
        exerciseId: 'ejercicio-1',
        painAfter: 8,
      }),
    );
    expect(address()).toBe('/my-routines');
    expect(toasts.at(-1)).toBe('Rutina parada. Descansa: tu fisioterapeuta lo verá.');
    // Back on the list it is not urged to go on.
    const inList = await card('Rodilla fuerte');
    expect(inList.getByText('La paraste por dolor. Sigue solo si se te ha pasado.')).toBeVisible();
    expect(inList.getByRole('link', { name: '600 111 222' })).toHaveAttribute('href', 'tel:600111222');
  });
});

describe('what was told of the exercise at which a patient stops', () => {
  const stopAt = async (supportsPain: boolean) => {
    const { routes, model } = progressServer({ supportsPain });
    const stopped: FakeHandler = ({ body }) => {
      model.finishNotes.push((body as { notes: string }).notes);
      return { data: {} };
    };
    const { user, backend } = show(
      { ...routes, 'POST /api/routine-progress/:id/finish': stopped },
      { at: '/my-routines?rutina=run-1' },
    );
    await user.click(await screen.findByText('¿Cómo te sientes? (opcional)'));
    const pain = screen.getByRole('radiogroup', { name: 'Dolor' });
    await user.click(within(pain).getByRole('radio', { name: '8' }));
    await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Un pinchazo');
    await user.click(button('Me duele'));
    const asked = screen.getByRole('radiogroup', { name: /Cuánto te duele/ });
    expect(within(asked).getByRole('radio', { name: '8' })).toBeChecked();
    // An answer of a stop that was called off is not the answer of the next one.
    await user.click(within(asked).getByRole('radio', { name: '5' }));
    await user.click(button('Seguir'));
    await user.click(button('Me duele'));
    await user.click(button('Parar la rutina'));
    return { backend, model };
  };

  it('goes along with the stop', async () => {
    const { backend } = await stopAt(true);
    await waitFor(() =>
      expect(backend.sent('PATCH', '/api/routine-progress/run-1')[0]?.body).toEqual({
        stopped: true,
        exerciseId: 'ejercicio-1',
        painAfter: 8,
        notes: 'Un pinchazo',
      }),
    );
  });

  it('goes into the notes of a backend that knows only notes', async () => {
    const { model } = await stopAt(false);
    await waitFor(() => expect(model.finishNotes).toHaveLength(1));
    expect(model.finishNotes[0]).toMatch(/^Parada por dolor en «.+»\.\nUn pinchazo\nDolor después: 8\/10\.$/);
  });
});

describe('what was told of an exercise that is skipped', () => {
  const tellAndSkip = async () => {
    const { routes, model } = progressServer({ exercises: 2, supportsPain: true });
    const { user, backend } = show(routes, { at: '/my-routines?rutina=run-1' });
    await user.click(await screen.findByText('¿Cómo te sientes? (opcional)'));
    const pain = screen.getByRole('radiogroup', { name: 'Dolor' });
    await user.click(within(pain).getByRole('radio', { name: '8' }));
    await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Me tira la rodilla');
    await user.click(button('Saltar'));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Parar por dolor?' }));
    expect(dialog.getByRole('radio', { name: '8' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Seguir' }));
    expect(screen.getByRole('heading', { name: 'Sentadilla con apoyo' })).toBeInTheDocument();
    // It was asked, and is not asked again.
    await user.click(button('Saltar'));
    await screen.findByRole('heading', { name: 'Puente de glúteos' });
    return { user, backend, model };
  };
  const told = '«Sentadilla con apoyo» (sin hacer): Dolor: 8/10. Me tira la rodilla';

  it('asks once whether to stop where it hurts much, and goes along with the finish', async () => {
    const { user, model } = await tellAndSkip();
    await user.click(button('Completar ejercicio'));
    await waitFor(() => expect(model.finishNotes).toEqual([told]));
  });

  it('goes along with «Finalizar rutina» too', async () => {
    const { user, backend } = await tellAndSkip();
    await user.click(button('Saltar'));
    await user.click(await screen.findByRole('button', { name: 'Finalizar rutina' }));
    await waitFor(() =>
      expect(backend.sent('POST', '/api/routine-progress/run-1/finish')[0]?.body).toEqual({
        routineProgressId: 'run-1',
        notes: told,
      }),
    );
  });

  it('goes along with a stop at a later exercise', async () => {
    const { user, backend } = await tellAndSkip();
    await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Aquí también');
    await user.click(button('Me duele'));
    await user.click(button('Parar la rutina'));
    await waitFor(() =>
      expect(backend.sent('PATCH', '/api/routine-progress/run-1')[0]?.body).toEqual({
        stopped: true,
        exerciseId: 'ejercicio-2',
        notes: `Aquí también\n${told}`,
      }),
    );
  });
});

describe('nothing is lost', () => {
  it('says on the list that a stop because of pain has not arrived, until it has', async () => {
    let broken = true;
    const { user, address } = openRun(rawRun({ supportsPain: true }), {
      'PATCH /api/routine-progress/:id': () => (broken ? networkFailure() : {}),
    });
    await user.click(await screen.findByRole('button', { name: 'Me duele' }));
    await user.click(button('Parar la rutina'));
    expect(address()).toBe('/my-routines');
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Tu rutina todavía no se ha guardado');
    expect(banner).toHaveTextContent('Hasta entonces, no cierres esta página.');
    broken = false;
    await user.click(within(banner).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });

  it('asks before the tab is closed with something unsaved', async () => {
    const { user } = openRun(rawRun(), {
      'POST /api/routine-progress/:id/complete-exercise': networkFailure,
    });
    await user.click(await screen.findByRole('button', { name: 'Completar ejercicio' }));
    await screen.findByText('Error de conexión');
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });
});
