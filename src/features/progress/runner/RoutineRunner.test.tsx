import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import { PATIENT } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { viewChosen } from '@/shared/preferences/slice';
import { progressDomain } from '../domain';
import { progressServer, rawStep } from '../fixtures';
import { retryDue, stepTyped } from '../slice';
import { RoutineRunner } from './RoutineRunner';

/** A clock advanced by the test; the page's timers are jest's. */
let now = 0;
const clock = () => now;
const pass = async (ms: number, stepMs = 200) => {
  for (let left = ms; left > 0; left -= stepMs) {
    now += Math.min(stepMs, left);
    await act(() => jest.advanceTimersByTimeAsync(200));
  }
};

const said: string[] = [];
/** What the voice is saying: a cancelled sentence is not heard. */
let heard = '';
const played: number[] = [];
const release = jest.fn(() => Promise.resolve());
const requestLock = jest.fn(() => Promise.resolve({ release }));

beforeEach(() => {
  now = 0;
  said.length = 0;
  played.length = 0;
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  requestLock.mockClear();
  release.mockClear();
  const node = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: {
      cancel: () => (heard = ''),
      getVoices: () => [{ lang: 'es-ES' }],
      speak: ({ text }: { text: string }) => said.push((heard = text)),
    },
    AudioContext: class {
      currentTime = 0;
      state = 'running';
      destination = {};
      createOscillator = () => ({
        ...node,
        frequency: {
          set value(pitch: number) {
            played.push(pitch);
          },
        },
      });
      createGain = () => ({
        ...node,
        gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      });
      close = () => Promise.resolve();
    },
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: requestLock } });
});
afterEach(() => {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'AudioContext'])
    delete (globalThis as Record<string, unknown>)[name];
  delete (navigator as { wakeLock?: unknown }).wakeLock;
});

async function guided(options: Parameters<typeof progressServer>[0], asked = true) {
  const server = progressServer(options);
  const onClose = jest.fn();
  const app = renderApp(<RoutineRunner progressId="run-1" onClose={onClose} clock={clock} />, {
    user: PATIENT,
    routes: server.routes,
    domains: [progressDomain],
  });
  app.store.dispatch(viewChosen({ screen: 'runner.guided', view: 'on' }));
  const begin = await screen.findByRole('button', { name: 'Empezar' });
  if (asked) act(() => begin.click());
  return { ...app, ...server, onClose };
}

const six = Array.from({ length: 6 }, (_, index) =>
  rawStep(index + 1, { sets: 2, reps: 1, duration: 20, restTime: 10 }),
);
/** Six exercises: get ready 5 s, work 20 s, rest 10 s, work 20 s, and rest 10 s between exercises. */
const SIX_MS = 6 * (5 + 20 + 10 + 20) * 1000 + 5 * 10_000;

describe('guided mode', () => {
  it('leads through six timed exercises without a touch, says what comes and saves each', async () => {
    const { model, toasts, onClose } = await guided({ steps: six });
    await pass(SIX_MS + 2_000, 1_000);
    expect(Object.values(model.completed).map((bodies) => bodies.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(model.finished).toBe(1);
    expect(toasts.at(-1)).toBe('¡Rutina completada exitosamente!');
    expect(onClose).toHaveBeenCalled();
    expect(said).toContain('Prepárate: Sentadilla con apoyo. 2 series de 20 segundos.');
    expect(said).toContain('Serie 1. Empieza: 20 segundos.');
    expect(said).toContain('Descansa 10 segundos. Siguiente ejercicio: Puente de glúteos.');
    expect(heard).toBe('Has llegado al final. Mira la pantalla.');
    expect(played.length).toBeGreaterThan(20);
  });

  it('says how long each repetition of a stretch is held, and counts each down', async () => {
    await guided({ steps: [rawStep(1, { sets: 1, reps: 3, duration: 30 })] });
    const dose = '1 serie de 3 repeticiones de 30 segundos cada una';
    expect(said).toEqual([`Prepárate: Sentadilla con apoyo. ${dose}.`]);
    await pass(5_000 + 12_000, 1_000);
    const seconds = () => screen.getByRole('timer', { name: 'Tiempo en segundos' }).textContent;
    expect(seconds()).toBe('18');
    expect(screen.getByText('Mantén')).toBeInTheDocument();
    expect(screen.getByText('Serie 1 de 1 · Repetición 1 de 3')).toBeInTheDocument();
    await pass(20_000, 1_000);
    expect(seconds()).toBe('28');
    expect(screen.getByText('Serie 1 de 1 · Repetición 2 de 3')).toBeInTheDocument();
    expect(said.at(-1)).toBe('2');
  });

  it('reads the run once, however often it saves something of it', async () => {
    const { backend, model } = await guided({ steps: six, supportsPain: true });
    await pass(SIX_MS + 2_000, 1_000);
    expect(model.finished).toBe(1);
    expect(backend.sent('PATCH', '/api/routine-progress/run-1').length).toBeGreaterThan(5);
    expect(backend.sent('GET', '/api/routine-progress/run-1')).toHaveLength(1);
  });

  it('asks for the pain before anything counts, and takes no answer for one', async () => {
    const { backend } = await guided({ steps: six, supportsPain: true }, false);
    await pass(20_000, 1_000);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(said).toEqual([]);
    const scale = screen.getByRole('radiogroup', { name: '¿Cuánto dolor tienes ahora?' });
    act(() => within(scale).getByRole('radio', { name: '4' }).click());
    act(() => screen.getByRole('button', { name: 'Empezar' }).click());
    expect(screen.getByRole('timer')).toHaveTextContent('5');
    await pass(1_000);
    expect(backend.sent('PATCH', '/api/routine-progress/run-1').map(({ body }) => body)).toEqual([
      { painBefore: 4 },
    ]);
  });

  it('says what the therapist said of the routine before it begins', async () => {
    const notes = 'Si el dolor pasa de 4, para y escríbeme.';
    const exercise = { ...rawStep(1).exercise, equipment: 'Silla' };
    await guided({ steps: [rawStep(1, { exercise }), rawStep(2)], notes }, false);
    expect(screen.getByText('Vas a necesitar: Silla')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Indicaciones para toda la rutina' })).toHaveTextContent(notes);
    act(() => screen.getByRole('button', { name: 'Empezar' }).click());
    expect(screen.queryByText(notes)).not.toBeInTheDocument();
  });

  describe('in a run that is under way', () => {
    const openAgain = () => {
      const second = rawStep(2, { sets: 1, reps: 1, duration: 20 });
      const { routes, model } = progressServer({ steps: [rawStep(1, { status: 'COMPLETED' }), second] });
      const { store } = renderApp(<RoutineRunner progressId="run-1" onClose={jest.fn()} clock={clock} />, {
        user: PATIENT,
        routes,
        domains: [progressDomain],
      });
      store.dispatch(viewChosen({ screen: 'runner.guided', view: 'on' }));
      return model;
    };
    const touched = (hasBeenActive: boolean) =>
      Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
    afterEach(() => void delete (navigator as { userActivation?: unknown }).userActivation);

    it('does not ask again', async () => {
      touched(true);
      openAgain();
      expect(await screen.findByRole('timer')).toBeInTheDocument();
      expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    });

    it('waits for a tap in a page that was loaded anew without one, and counts nothing before', async () => {
      touched(false);
      const model = openAgain();
      expect(await screen.findByText('En pausa')).toBeInTheDocument();
      await pass(60_000, 1_000);
      expect(model.completed).toEqual({});
      act(() => screen.getByRole('button', { name: 'Reanudar' }).click());
      await pass(30_000, 1_000);
      expect(Object.keys(model.completed)).toEqual(['ejercicio-2']);
    });
  });

  it('comes out the same when the tab is in the background and looks at the clock once a minute', async () => {
    const { model } = await guided({ steps: six });
    await pass(SIX_MS + 60_000, 60_000);
    expect(Object.values(model.completed).map((bodies) => bodies.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(model.finished).toBe(1);
    // Skipped cues are not announced all at once.
    expect(said.length).toBeLessThan(8);
  });

  it('goes on saving when the connection is gone, and catches up in order', async () => {
    let cut = true;
    const { model, store } = await guided({ steps: six, cutAt: () => (cut ? 'before' : undefined) });
    await pass(SIX_MS + 2_000, 1_000);
    expect(model.completed).toEqual({});
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Error de conexión');
    // It stays during a further attempt, and is not read out again after it.
    act(() => void store.dispatch(retryDue()));
    expect(alert).toBeInTheDocument();
    cut = false;
    act(() => void store.dispatch(baseApi.internalActions.onOnline()));
    await pass(2_000);
    expect(Object.keys(model.completed)).toHaveLength(6);
    expect(model.finished).toBe(1);
  });

  it('ends without a line as it ends with one, and tells how it felt once the line is back', async () => {
    let cut = true;
    const { backend, model, store } = await guided({
      steps: six.slice(0, 1),
      supportsPain: true,
      cutAt: () => (cut ? 'before' : undefined),
    });
    await pass(60_000, 1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Hasta entonces, no cierres esta página.');
    expect(screen.getByRole('heading', { name: '¡Buen trabajo!' })).toBeInTheDocument();
    const pain = screen.getByRole('radiogroup', { name: '¿Cuánto dolor tienes ahora?' });
    act(() => within(pain).getByRole('radio', { name: '8' }).click());
    cut = false;
    act(() => void store.dispatch(baseApi.internalActions.onOnline()));
    await pass(6_000);
    expect(model.finished).toBe(1);
    const told = backend.sent('PATCH', '/api/routine-progress/run-1').map(({ body }) => body);
    expect(told).toContainEqual({ painAfter: 8 });
    // It was the same question all the time.
    expect(pain).toBeInTheDocument();
    expect(within(pain).getByRole('radio', { name: '8' })).toBeChecked();
  });

  it('saves what was typed before it was switched on, and the prescribed dose for what cannot be sent', async () => {
    const { store, model } = await guided({ steps: six, supportsPain: true });
    const input = { sets: 51, reps: 8, duration: null, notes: 'me dio un tirón', pain: 9, effort: null };
    act(() => void store.dispatch(stepTyped({ progressId: 'run-1', index: 0, input })));
    act(() => screen.getByRole('button', { name: 'Pausar' }).click());
    act(() => screen.getByRole('button', { name: 'Completar ejercicio' }).click());
    await pass(1_000);
    expect(Object.values(model.completed)).toEqual([
      [
        {
          exerciseId: 'ejercicio-1',
          order: 1,
          actualSets: 0,
          actualReps: 8,
          actualDuration: 20,
          notes: 'me dio un tirón',
          pain: 9,
        },
      ],
    ]);
  });

  it('pauses by button, space bar and tap, and stands still meanwhile', async () => {
    await guided({ steps: six });
    await pass(7_000);
    const seconds = () => screen.getByRole('timer', { name: 'Tiempo en segundos' }).textContent;
    expect(seconds()).toBe('18');
    act(() => screen.getByRole('button', { name: 'Pausar' }).click());
    await pass(30_000, 1_000);
    expect(screen.getByText('En pausa')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(seconds()).toBe('18');
    await pass(2_000);
    expect(seconds()).toBe('16');
    act(() => screen.getByRole('heading', { name: 'Sentadilla con apoyo' }).click());
    expect(screen.getByText('En pausa')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Reanudar' }).click());
    expect(seconds()).toBe('16');
  });

  it('shows what to do in a pause, where there is time to read, and a tap on it goes on with nothing', async () => {
    const instructions = 'Espalda recta, rodillas en línea con los pies.';
    const notes = 'Si te molesta la rodilla, baja menos.';
    const precautions = ['No lo hagas a solas si te has caído hace poco.', 'Para si te mareas.'];
    const ofAll = 'Si el dolor pasa de 4, para y escríbeme.';
    const exercise = { ...rawStep(1).exercise, instructions, precautions };
    await guided({ steps: [rawStep(1, { notes, exercise })], notes: ofAll });
    await pass(7_000);
    expect(screen.queryByText(notes)).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Pausar' }).click());
    const guidance = screen.getByRole('region', { name: 'Instrucciones' });
    expect(guidance).toHaveTextContent(instructions + notes + precautions.join('') + ofAll);
    act(() => guidance.click());
    expect(screen.getByText('En pausa')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Reanudar' }).click());
    expect(screen.queryByRole('region', { name: 'Instrucciones' })).not.toBeInTheDocument();
  });

  it('shows the practice’s own picture of an exercise without a figure, also in a pause, else what to do', async () => {
    const exercise = { ...rawStep(1).exercise, figure: null, imageUrl: 'https://clinica.es/puente.jpg' };
    await guided({ steps: [rawStep(1, { exercise })] });
    const picture = () => screen.getByRole('img', { name: 'Imagen de Sentadilla con apoyo' });
    expect(picture()).toHaveAttribute('src', 'https://clinica.es/puente.jpg');
    expect(screen.queryByText(exercise.instructions)).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Pausar' }).click());
    expect(picture()).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Reanudar' }).click());
    fireEvent.error(picture());
    expect(screen.getByText(exercise.instructions)).toBeInTheDocument();
  });

  it('offers the video in a pause, and starts it without going on', async () => {
    const videoUrl = 'https://youtu.be/dQw4w9WgXcQ';
    await guided({ steps: [rawStep(1, { exercise: { ...rawStep(1).exercise, videoUrl } })] });
    expect(screen.queryByRole('button', { name: 'Ver vídeo' })).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Pausar' }).click());
    act(() => screen.getByRole('button', { name: 'Ver vídeo' }).click());
    expect(screen.getByTitle('Vídeo de Sentadilla con apoyo')).toBeInTheDocument();
    expect(screen.getByText('En pausa')).toBeInTheDocument();
  });

  it('leaves the space bar to the control that has the focus', async () => {
    await guided({ steps: six });
    const pill = screen.getByRole('button', { name: 'Voz' });
    fireEvent.keyDown(pill, { key: ' ' });
    expect(screen.queryByText('En pausa')).not.toBeInTheDocument();
  });

  it('can be silent: voice and sounds are switched off apart and stay so', async () => {
    const { store } = await guided({ steps: six });
    act(() => screen.getByRole('button', { name: 'Voz' }).click());
    said.length = 0;
    await pass(10_000);
    expect(said).toEqual([]);
    expect(played.length).toBeGreaterThan(0);
    act(() => screen.getByRole('button', { name: 'Sonidos' }).click());
    played.length = 0;
    await pass(30_000);
    expect(played).toEqual([]);
    expect(store.getState().preferences.views).toMatchObject({
      'runner.voice': 'off',
      'runner.sound': 'off',
    });
  });

  it('wakes its sounds at a tap, where the page was loaded anew and nothing was touched before', async () => {
    const resume = jest.fn(() => new Promise<void>(() => undefined));
    Object.assign(globalThis, {
      AudioContext: class {
        state = 'suspended';
        resume = resume;
        close = () => Promise.resolve();
      },
    });
    await guided({ steps: six });
    act(() => screen.getByRole('button', { name: 'Sonidos' }).click());
    resume.mockClear();
    await pass(10_000);
    expect(resume).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Pausar' }).click());
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('announces what changes and not every second', async () => {
    await guided({ steps: six });
    const status = screen.getAllByRole('status').at(-1)!;
    const seen = new Set<string>();
    for (let second = 0; second < 40; second += 1) {
      seen.add(status.textContent ?? '');
      await pass(1_000, 1_000);
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(seen.size).toBeLessThanOrEqual(6);
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live', 'assertive');
  });

  it('keeps the screen on while it runs, asks again when the page returns, and lets go in a pause', async () => {
    await guided({ steps: six });
    await pass(400);
    expect(requestLock).toHaveBeenCalledTimes(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(requestLock).toHaveBeenCalledTimes(2);
    await act(async () => screen.getByRole('button', { name: 'Pausar' }).click());
    expect(release).toHaveBeenCalled();
  });

  it('skips a rest, and an exercise without saving it', async () => {
    const { model } = await guided({ steps: six });
    act(() => screen.getByRole('button', { name: 'Empezar ya' }).click());
    await pass(21_000);
    act(() => screen.getByRole('button', { name: 'Terminar descanso' }).click());
    expect(screen.getByText('Serie 2 de 2')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Saltar' }).click());
    expect(screen.getByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
    await pass(1_000);
    expect(model.completed).toEqual({});
  });

  it('does not call finished what ends with an exercise that was skipped', async () => {
    await guided({ steps: six.slice(0, 1) });
    act(() => screen.getByRole('button', { name: 'Saltar' }).click());
    expect(heard).toBe('Has llegado al final. Mira la pantalla.');
    expect(screen.getByRole('heading', { name: 'Te queda 1 ejercicio sin hacer' })).toBeInTheDocument();
  });

  it('asks whether to stop before it skips what hurt much, as was told before it was switched on', async () => {
    const { store } = await guided({ steps: six, supportsPain: true });
    const input = { sets: 2, reps: 8, duration: 20, notes: '', pain: 8, effort: null };
    act(() => void store.dispatch(stepTyped({ progressId: 'run-1', index: 0, input })));
    act(() => screen.getByRole('button', { name: 'Saltar' }).click());
    const dialog = within(screen.getByRole('dialog', { name: '¿Parar por dolor?' }));
    act(() => dialog.getByRole('button', { name: 'Seguir' }).click());
    act(() => screen.getByRole('button', { name: 'Saltar' }).click());
    expect(screen.getByRole('heading', { name: 'Puente de glúteos' })).toBeInTheDocument();
  });

  it('goes on at the set that was reached, where the backend keeps it', async () => {
    const steps = [rawStep(1, { sets: 3, status: 'IN_PROGRESS', actualSets: 2 }), rawStep(2)];
    await guided({ steps, supportsPain: true });
    expect(screen.getByText('Serie 3 de 3')).toBeInTheDocument();
  });

  it('tells our backend each set that is done, but not the last one', async () => {
    const { backend } = await guided({
      steps: [rawStep(1, { sets: 3, reps: 1, duration: 10, restTime: 5 })],
      supportsPain: true,
    });
    await pass(5_000 + 3 * 10_000 + 2 * 5_000 + 1_000);
    expect(backend.sent('PATCH', '/api/routine-progress/run-1').map(({ body }) => body)).toEqual([
      { exerciseId: 'ejercicio-1', order: 1, setsDone: 1 },
      { exerciseId: 'ejercicio-1', order: 1, setsDone: 2 },
    ]);
  });

  it('stands still while the question about pain is open', async () => {
    await guided({ steps: six });
    await pass(8_000);
    act(() => screen.getByRole('button', { name: 'Me duele' }).click());
    await pass(60_000, 1_000);
    act(() =>
      within(screen.getByRole('dialog', { name: '¿Parar por dolor?' }))
        .getByRole('button', { name: 'Seguir' })
        .click(),
    );
    expect(screen.getByText('En pausa')).toBeInTheDocument();
  });

  it('names the exercise that is over, not the next one, to who stops in the rest between them', async () => {
    const { backend } = await guided({
      steps: [rawStep(1, { sets: 1, reps: 1, duration: 10, restTime: 60 }), rawStep(2)],
      supportsPain: true,
    });
    await pass(5_000 + 10_000 + 10_000);
    expect(screen.getByRole('button', { name: 'Terminar descanso' })).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Me duele' }).click());
    act(() => screen.getByRole('button', { name: 'Parar la rutina' }).click());
    await pass(1_000);
    expect(backend.sent('PATCH', '/api/routine-progress/run-1').map(({ body }) => body)).toEqual([
      { stopped: true, exerciseId: 'ejercicio-1' },
    ]);
  });

  it('works without voice, sound and wake lock', async () => {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'AudioContext'])
      delete (globalThis as Record<string, unknown>)[name];
    delete (navigator as { wakeLock?: unknown }).wakeLock;
    const { model } = await guided({ steps: six.slice(0, 1) });
    await pass(60_000, 1_000);
    await waitFor(() => expect(model.finished).toBe(1));
  });
});
