import { screen, waitFor, within } from '@testing-library/react';
import type { AdherenceRun } from '@/contract/progressAnswers';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { progressDomain } from '../domain';
import { DonePanel } from '../runner/Feeling';
import { routineWith } from '../testing/onBackend';
import { RAW_ADHERENCE, RAW_STATS, RAW_TODAY, rawRoutine } from '../fixtures';
import { adherenceOf } from '../normalise';
import { ActiveRoutinesCard } from './ActiveRoutinesCard';
import { AdherenceCard } from './AdherenceCard';
import { AdherencePanel } from './AdherencePanel';
import { BeginTodayCard } from './BeginTodayCard';
import { MyProgressCharts } from './MyProgressCharts';
import { PendingExercisesCard } from './PendingExercisesCard';
import { ProgressStatCards } from './ProgressStatCards';
import { TodayBadge } from './RoutineCard';
import { RunList } from './RunList';

const show = (part: React.ReactNode, routes: Record<string, FakeHandler>, user = PATIENT) =>
  renderApp(part, { user, routes, domains: [progressDomain] });

describe('the end of a routine', () => {
  const done = { completed: 5, total: 5, painBefore: 2, onFeel: () => undefined };
  const therapist = { name: 'Ana Ruiz', phone: '600 111 222' };

  it.each([
    ['rose', { ...done, felt: { painAfter: 5 } }],
    ['is strong', { ...done, painBefore: 7, felt: { painAfter: 7 } }],
  ])('says what to do where the pain %s, and whom to call', (_how, props) => {
    show(<DonePanel {...props} therapist={therapist} />, {});
    const advice = within(screen.getByRole('status'));
    expect(advice.getByText('Descansa: tu fisioterapeuta lo verá.')).toBeVisible();
    expect(advice.getByText('Si el dolor no cede, llama a Ana Ruiz:')).toBeVisible();
    expect(advice.getByRole('link')).toHaveAttribute('href', 'tel:600111222');
  });

  it('says nothing of it otherwise', () => {
    show(<DonePanel {...done} felt={{ painAfter: 4 }} therapist={therapist} />, {});
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the badge of a routine of which nothing is due today', () => {
  it.each([
    ['is at the patient’s own pace', { frequency: 'CUSTOM' }, 'A tu ritmo'],
    ['has its days', { frequency: 'CUSTOM', schedule: { weekdays: [1], timesPerDay: 1 } }, 'Hoy no toca'],
    ['rests every other day', { frequency: 'EVERY_OTHER_DAY' }, 'Hoy no toca'],
    ['was done this week', { frequency: 'WEEKLY' }, 'Hecha esta semana'],
  ])('says that it %s', (_how, routine, text) => {
    show(<TodayBadge routine={routineWith({ ...routine, todayProgress: null, runsDueToday: 0 })} />, {});
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says that a run of its last day is under way after midnight', () => {
    show(<TodayBadge routine={routineWith({ ...RAW_TODAY[1], status: 'COMPLETED' })} />, {});
    expect(screen.getByText('En progreso')).toBeVisible();
  });
});

describe('the way into today’s exercises', () => {
  const TODAY = 'GET /api/routine-progress/today';

  it('starts the first routine that is not begun, once however often it is pressed', async () => {
    const onRun = jest.fn();
    let finish = () => undefined as void;
    const answered = new Promise<void>((resolve) => (finish = resolve));
    const start = jest.fn(() => answered.then(() => ({ data: { routineProgress: { id: 'run1' } } })));
    const { user } = show(<BeginTodayCard onRun={onRun} />, {
      [TODAY]: () => [rawRoutine({ todayProgress: undefined })],
      'POST /api/routine-progress/start': start,
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Empezar mis ejercicios' }));
    finish();
    await waitFor(() => expect(onRun).toHaveBeenCalledWith('run1'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('opens no routine over the screen to which the patient went meanwhile', async () => {
    const onRun = jest.fn();
    let finish = () => undefined as void;
    const answered = new Promise<void>((resolve) => (finish = resolve));
    const { user, toasts, unmount } = show(<BeginTodayCard onRun={onRun} />, {
      [TODAY]: () => [rawRoutine({ todayProgress: undefined })],
      'POST /api/routine-progress/start': () =>
        answered.then(() => ({ data: { routineProgress: { id: 'run1' } } })),
    });
    await user.click(await screen.findByRole('button', { name: 'Empezar mis ejercicios' }));
    unmount();
    finish();
    await waitFor(() => expect(toasts).toEqual(['Rutina iniciada']));
    expect(onRun).not.toHaveBeenCalled();
  });

  it('is guided for whoever has never chosen, and leaves a choice alone', async () => {
    const { user, store } = show(<BeginTodayCard onRun={jest.fn()} />, { [TODAY]: () => RAW_TODAY });
    const button = await screen.findByRole('button', { name: 'Continuar mis ejercicios' });
    await user.click(button);
    expect(selectView(store.getState(), 'runner.guided', '')).toBe('on');
    store.dispatch(viewChosen({ screen: 'runner.guided', view: 'off' }));
    await user.click(button);
    expect(selectView(store.getState(), 'runner.guided', '')).toBe('off');
  });

  it('goes on with the routine under way before any other', async () => {
    const onRun = jest.fn();
    const { user } = show(<BeginTodayCard onRun={onRun} />, { [TODAY]: () => RAW_TODAY });
    await user.click(await screen.findByRole('button', { name: 'Continuar mis ejercicios' }));
    expect(onRun).toHaveBeenCalledWith('run-2');
  });

  it.each([
    [2, 'Llevas 1 de 2 hoy. Te queda otra para más tarde.'],
    [3, 'Llevas 1 de 3 hoy. Te quedan otras 2 para más tarde.'],
  ])('says what is done of a routine that is due %i times a day', async (runsDueToday, text) => {
    show(<BeginTodayCard onRun={jest.fn()} />, {
      [TODAY]: () => [rawRoutine({ runsDoneToday: 1, runsDueToday })],
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Empezar mis ejercicios' })).toBeVisible();
  });

  it('leads first to another routine than the one that was stopped because of pain', async () => {
    const stopped = rawRoutine({
      name: 'Hombro',
      todayProgress: { id: 'run-9', status: 'IN_PROGRESS', stoppedForPain: true },
    });
    let today = [stopped, rawRoutine({ id: 'r2' })];
    const { unmount } = show(<BeginTodayCard onRun={jest.fn()} />, { [TODAY]: () => today });
    expect(await screen.findByText('Rodilla fuerte')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Empezar mis ejercicios' })).toBeVisible();
    unmount();

    today = [stopped];
    show(<BeginTodayCard onRun={jest.fn()} />, { [TODAY]: () => today });
    expect(await screen.findByText('La paraste por dolor. Sigue solo si se te ha pasado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continuar mis ejercicios' })).toBeVisible();
  });

  it('goes on after midnight with a routine of which that was the last day', async () => {
    const onRun = jest.fn();
    const ended = RAW_TODAY.map((routine) => ({ ...routine, status: 'COMPLETED' }));
    const { user } = show(<BeginTodayCard onRun={onRun} />, { [TODAY]: () => ended });
    await user.click(await screen.findByRole('button', { name: 'Continuar mis ejercicios' }));
    expect(onRun).toHaveBeenCalledWith('run-2');
  });

  it('repeats a start without an answer as the same one on its day alone', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-29T20:00:00+01:00'), advanceTimers: true });
    const { user, backend, toasts } = show(<BeginTodayCard onRun={jest.fn()} />, {
      [TODAY]: () => [rawRoutine({ todayProgress: undefined })],
      'POST /api/routine-progress/start': () => answer(500),
    });
    for (const day of ['29', '29', '30']) {
      jest.setSystemTime(new Date(`2026-11-${day}T20:30:00+01:00`));
      const before = toasts.length;
      await user.click(await screen.findByRole('button', { name: 'Empezar mis ejercicios' }));
      await waitFor(() => expect(toasts.length).toBe(before + 1));
    }
    const [first, same, next] = backend
      .sent('POST', /start/)
      .map(({ headers }) => headers['idempotency-key']);
    expect(same).toBe(first);
    expect(next).not.toBe(first);
  });

  it('leads to the routines where today could not be loaded', async () => {
    show(<BeginTodayCard onRun={jest.fn()} />, { [TODAY]: () => answer(500) });
    expect(await screen.findByRole('link', { name: 'Ir a mis rutinas' })).toHaveAttribute(
      'href',
      '/my-routines',
    );
  });
});

describe('cards of the dashboard', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('shows up to three active routines', async () => {
    const many = [
      ...RAW_TODAY,
      rawRoutine({ id: 'r4', name: 'Cuarta' }),
      rawRoutine({ id: 'r0', status: 'completed' }),
    ];
    show(<ActiveRoutinesCard />, { 'GET /api/routines/my-routines': () => many });
    expect(await screen.findByText('Rodilla fuerte')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('Cuarta')).not.toBeInTheDocument();
    expect(screen.getByText('Y 1 más')).toBeInTheDocument();
  });

  it('shows up to five exercises that are still to be done, none of a finished routine', async () => {
    show(<PendingExercisesCard />, { 'GET /api/routine-progress/today': () => ({ data: RAW_TODAY }) });
    await screen.findAllByText('Puente de glúteos');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    // Three of the first routine, and the last two of the routine in progress.
    expect(rows).toHaveLength(5);
    expect(rows.join()).not.toContain('Equilibrio');
  });

  it.each([
    [
      <PendingExercisesCard key="" />,
      'GET /api/routine-progress/today',
      'Error al cargar las rutinas de hoy',
    ],
    [<ActiveRoutinesCard key="" />, 'GET /api/routines/my-routines', 'Error al cargar todas las rutinas'],
  ])('only logs a failure, and does not say that there is nothing (%#)', async (card, route, text) => {
    const { toasts } = show(card, { [route]: () => answer(500) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/No tienes/)).not.toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(text);
    expect(toasts).toEqual([]);
  });

  it.each([
    [<PendingExercisesCard key="" />, 'GET /api/routine-progress/today', 'No tienes ejercicios pendientes'],
    [<ActiveRoutinesCard key="" />, 'GET /api/routines/my-routines', 'No tienes rutinas activas'],
  ])('says so when there is nothing (%#)', async (card, route, text) => {
    show(card, { [route]: () => [] });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
  });
});

describe('the numbers of Mis Rutinas', () => {
  const expectValue = (label: string, value: string) =>
    waitFor(() => expect(screen.getByText(label).parentElement).toHaveTextContent(value));

  it.each([
    ['nothing is due', []],
    ['the one routine is at the patient’s own pace', [rawRoutine({ frequency: 'CUSTOM', runsDueToday: 0 })]],
  ])('are no failure on a day on which %s, before the first routine is done', async (_day, today) => {
    show(<ProgressStatCards />, {
      'GET /api/routine-progress/stats': () => ({ totalRoutines: 1, progressPercentage: 0, averageTime: 0 }),
      'GET /api/routine-progress/today': () => today,
    });
    await screen.findByText(`de ${today.length} para hoy`);
    await expectValue('Progreso', '—');
    await expectValue('Tiempo promedio', '—');
  });

  it('say zero where something is due and nothing is done', async () => {
    show(<ProgressStatCards />, {
      'GET /api/routine-progress/stats': () => ({ totalRoutines: 1, progressPercentage: 0, averageTime: 3 }),
      'GET /api/routine-progress/today': () => [rawRoutine({ runsDueToday: 1 })],
    });
    await screen.findByText('de 1 para hoy');
    await expectValue('Progreso', '0 %');
    await expectValue('Tiempo promedio', '3 min');
  });
});

describe('plots', () => {
  it('show the week with a table behind it', async () => {
    const weeklyProgress = RAW_STATS.weeklyProgress.map((day) =>
      day.date === '2026-11-18' ? { ...day, completed: 0, due: 0, stopped: 1 } : day,
    );
    show(<MyProgressCharts />, {
      'GET /api/routine-progress/stats': () => ({ data: { ...RAW_STATS, weeklyProgress } }),
    });
    const table = await screen.findByRole('table', { name: 'Tus rutinas de los últimos 7 días' });
    expect(within(table).getByRole('row', { name: 'lun, 23 nov 1 de 3' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'jue, 19 nov Descanso' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'mié, 18 nov Parada por dolor' })).toBeInTheDocument();
  });

  it('are left out where the backend tells nothing of them', async () => {
    const { container, backend } = show(<MyProgressCharts />, {
      'GET /api/routine-progress/stats': () => ({ completedToday: 1 }),
    });
    await screen.findByTestId('address');
    expect(backend.requests).toHaveLength(1);
    expect(container.querySelector('figure')).toBeNull();
  });
});

describe('the therapist’s view', () => {
  const adherence = (handler: FakeHandler) =>
    show(<AdherencePanel patientId="p1" />, { 'GET /api/patients/:id/adherence': handler }, THERAPIST);

  it('sets done against prescribed, and marks the run to look at', async () => {
    adherence(() => ({ data: RAW_ADHERENCE }));
    expect(await screen.findByRole('progressbar', { name: 'Rodilla fuerte (Diario)' })).toHaveAttribute(
      'aria-valuetext',
      '21 de 28',
    );
    const runs = within(screen.getByRole('region', { name: 'Últimas rutinas' }));
    expect(runs.getByText('Revisar')).toBeInTheDocument();
    expect(runs.getByText(/Dolor antes: 2\/10. Dolor después: 6\/10. Esfuerzo: 7\/10./)).toBeInTheDocument();
    expect(
      within(runs.getByRole('list', { name: 'Por ejercicio' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Puente de glúteos: Dolor: 7/10. Me dio un tirón.']);
  });

  it('marks a run as looked at, and says when that fails', async () => {
    let reviewedAt: string | null = null;
    let works = false;
    const { user, toasts, backend } = show(
      <AdherencePanel patientId="p1" contact={<button>Escribirle</button>} />,
      {
        'GET /api/patients/:id/adherence': () => ({
          data: { ...RAW_ADHERENCE, runs: RAW_ADHERENCE.runs.map((run) => ({ ...run, reviewedAt })) },
        }),
        'POST /api/routine-progress/:id/review': () => {
          if (!works) return answer(500, { error: 'Sin servicio' });
          reviewedAt = '2026-11-20T12:00:00Z';
          return { data: { id: 'run-9', reviewedAt } };
        },
      },
      THERAPIST,
    );
    const runs = within(await screen.findByRole('region', { name: 'Últimas rutinas' }));
    // Only one of the two runs with an alert still needs a review.
    expect(runs.getAllByRole('button', { name: 'Escribirle' })).toHaveLength(1);
    const review = runs.getByRole('button', { name: 'Revisado' });
    expect(review).toHaveAccessibleDescription(/20 nov Rodilla fuerte$/);
    await user.click(review);
    await waitFor(() => expect(toasts).toEqual(['Sin servicio']));
    expect(runs.getByText('Revisar')).toBeInTheDocument();
    works = true;
    await user.click(runs.getByRole('button', { name: 'Revisado' }));
    expect(await runs.findAllByText('Revisada')).not.toHaveLength(0);
    expect(runs.queryByText('Revisar')).not.toBeInTheDocument();
    // The button is gone, and the keyboard stays at its run.
    expect(document.activeElement).toHaveTextContent('Revisada');
    expect(document.activeElement).not.toBe(document.body);
    const sent = backend.sent('POST', '/api/routine-progress/run-9/review');
    // The worst that was shown, after it or in an exercise.
    expect(sent.map(({ body }) => body)).toEqual([{ pain: 7 }, { pain: 7 }]);
  });

  it('shows what hurts by now where a run was reviewed as it was read before', async () => {
    const error = 'El paciente ha anotado más dolor después. Míralo antes de marcarla como revisada.';
    let painAfter = 6;
    const { user, toasts } = show(
      <AdherencePanel patientId="p1" />,
      {
        'GET /api/patients/:id/adherence': () => ({
          data: { ...RAW_ADHERENCE, runs: [{ ...RAW_ADHERENCE.runs[0], painAfter }] },
        }),
        'POST /api/routine-progress/:id/review': () => answer(409, { error }),
      },
      THERAPIST,
    );
    expect(await screen.findByText(/Dolor después: 6\/10\./)).toBeVisible();
    painAfter = 9;
    await user.click(screen.getByRole('button', { name: 'Revisado' }));
    expect(await screen.findByText(/Dolor después: 9\/10\./)).toBeVisible();
    expect(toasts).toEqual([error]);
    expect(screen.getByText('Revisar')).toBeVisible();
  });

  it('calls a run that was left unfinished, once it cannot be resumed any more', () => {
    const { runs } = adherenceOf(RAW_ADHERENCE);
    const on = (today: string) =>
      show(<RunList runs={runs} today={today} onReview={() => undefined} />, {}, THERAPIST);
    // It was begun on the 19th.
    const { unmount } = on('2026-11-20');
    expect(screen.getByText('En progreso')).toBeInTheDocument();
    unmount();
    on('2026-11-21');
    expect(screen.getByText('Sin terminar')).toBeInTheDocument();
    expect(screen.queryByText('En progreso')).not.toBeInTheDocument();
    expect(screen.getByText('Completado')).toBeInTheDocument();
  });

  it.each([
    ['IN_PROGRESS', 'Parada por dolor', 'Sin terminar'],
    ['COMPLETED', 'Completado', 'Parada por dolor'],
  ] as const)('says a stop because of pain, unless the run was ended later: %s', (status, said, unsaid) => {
    const [run] = adherenceOf(RAW_ADHERENCE).runs;
    const runs = [{ ...run!, status, stoppedForPain: true }];
    show(<RunList runs={runs} today="2026-11-24" onReview={() => undefined} />, {}, THERAPIST);
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
  });

  it('says which runs were ended without some exercises, and how many of those that count', async () => {
    const [run] = RAW_ADHERENCE.runs;
    const days = RAW_ADHERENCE.days.map((day, at) => (at > 0 ? day : { ...day, partial: 1 }));
    const [routine, other] = RAW_ADHERENCE.routines;
    const data = {
      ...RAW_ADHERENCE,
      days,
      routines: [{ ...routine, partial: 2 }, other],
      runs: [{ ...run, completedExercises: 1 }],
    };
    const parts = (
      <>
        <AdherenceCard patientId="p1" episodeId={null} />
        <AdherencePanel patientId="p1" />
      </>
    );
    show(parts, { 'GET /api/patients/:id/adherence': () => ({ data }) }, THERAPIST);
    expect(await screen.findByText(/^\d+ de 56 en 4 semanas, 1 incompleta$/)).toBeVisible();
    const bar = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    expect(bar('Rodilla fuerte (Diario)')).toBe('21 de 28, 2 incompletas');
    expect(bar('Equilibrio (Semanal)')).toBe('2 de 4');
    expect(screen.getByText('Incompleta')).toBeVisible();
    expect(screen.queryByText('Completado')).toBeNull();
  });

  it('says of which runs the list is, once earlier ones are left out', () => {
    const [run] = adherenceOf(RAW_ADHERENCE).runs;
    const many = Array.from({ length: 20 }, (_none, at) => ({ ...run!, id: `run-${at}` }));
    const list = (runs: AdherenceRun[]) =>
      show(<RunList runs={runs} today="2026-11-20" onReview={() => undefined} />, {}, THERAPIST);
    const { unmount } = list(many.slice(1));
    expect(screen.queryByText(/^Son las 20 últimas/)).not.toBeInTheDocument();
    unmount();
    list(many);
    expect(screen.getByText('Son las 20 últimas y, de antes, las que hubo que revisar.')).toBeInTheDocument();
  });

  it('offers no review where the backend keeps none', async () => {
    adherence(() => ({
      data: { ...RAW_ADHERENCE, runs: RAW_ADHERENCE.runs.map(({ reviewedAt: _none, ...run }) => run) },
    }));
    expect(await screen.findByText('Revisar')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revisado' })).not.toBeInTheDocument();
  });

  it('brings the run of a notice into view', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    show(
      <AdherencePanel patientId="p1" shownRun="run-8" />,
      { 'GET /api/patients/:id/adherence': () => ({ data: RAW_ADHERENCE }) },
      THERAPIST,
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Equilibrio'));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('draws no weeks of a patient to whom nothing was due, beside earlier runs', async () => {
    const days = RAW_ADHERENCE.days.map((day) => ({ ...day, completed: 0, due: 0 }));
    adherence(() => ({ data: { ...RAW_ADHERENCE, days, routines: [] } }));
    expect(await screen.findByRole('region', { name: 'Últimas rutinas' })).toBeInTheDocument();
    expect(screen.queryByText('Cumplimiento por semana')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Cumplimiento por rutina' })).toBeNull();
  });

  it('says so when there is nothing, or when it cannot be loaded', async () => {
    adherence(() => ({ data: { days: [], routines: [], runs: [], painOverTime: [] } }));
    expect(await screen.findByText('Ninguna rutina realizada en los últimos 90 días')).toBeInTheDocument();
    adherence(() => answer(500));
    expect(await screen.findByText('Error al cargar el cumplimiento de las rutinas')).toBeInTheDocument();
  });

  it('tells no share of a patient without an account, who has nowhere to say what is done', async () => {
    const none = { hasAccount: false, days: [], routines: [], runs: [], painOverTime: [] };
    const parts = (
      <>
        <AdherenceCard patientId="p1" episodeId={null} />
        <AdherencePanel patientId="p1" />
      </>
    );
    show(parts, { 'GET /api/patients/:id/adherence': () => ({ data: none }) }, THERAPIST);
    expect(await screen.findByRole('link', { name: 'Cumplimiento Sin cuenta' })).toBeVisible();
    expect(screen.getByText('Este paciente no tiene cuenta')).toBeVisible();
    expect(screen.queryByText(/^Ninguna rutina realizada/)).toBeNull();
  });

  it('is left out where the backend does not know it', async () => {
    const { container, backend } = adherence(() => answer(404));
    await screen.findByTestId('address');
    await new Promise(process.nextTick);
    expect(backend.requests).toHaveLength(1);
    await expect(screen.findByRole('alert', undefined, { timeout: 100 })).rejects.toThrow();
    expect(container.querySelector('section')).toBeNull();
  });
});
