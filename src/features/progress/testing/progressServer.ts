import { answer, type FakeHandler, type FakeRequest, networkFailure } from '@/shared/testing/fakeBackend';
import { rawRoutine, rawRun, rawStep } from './rawAnswers';

/** Where the connection is cut: before the request reaches the server, or before the answer returns. */
export type Cut = 'before' | 'after';

interface Model {
  started: number;
  finished: number;
  /** Bodies of each completed exercise by id. */
  completed: Record<string, unknown[]>;
  finishNotes: string[];
}

/**
 * Fake server with state, for tests of lost and repeated writes. It honours idempotency keys and counts its
 * work. `cutAt(call, request)` decides whether write number `call` (from 0) loses its connection.
 */
export function progressServer({
  exercises = 3,
  steps = Array.from({ length: exercises }, (_, index) => rawStep(index + 1)),
  supportsPain = false,
  notes,
  cutAt = () => undefined,
}: {
  exercises?: number;
  steps?: Record<string, unknown>[];
  supportsPain?: boolean;
  /** Notes of the routine, where the backend sends them with the run. */
  notes?: string;
  cutAt?: (call: number, request: FakeRequest) => Cut | undefined;
} = {}) {
  const model: Model = { started: 0, finished: 0, completed: {}, finishNotes: [] };
  const keys = new Map<string, unknown>();
  let running = false;
  let calls = 0;

  const run = () =>
    rawRun({
      supportsPain,
      ...(notes && { routine: { id: 'rutina-1', name: 'Rodilla fuerte', notes } }),
      status: model.finished > 0 ? 'COMPLETED' : 'IN_PROGRESS',
      exercises: steps.map((step) => {
        const { id } = step.exercise as { id: string };
        return { ...step, status: model.completed[id] ? 'COMPLETED' : (step.status ?? 'PENDING') };
      }),
    });

  const write =
    (work: (request: FakeRequest) => unknown): FakeHandler =>
    (request) => {
      const cut = cutAt(calls, request);
      calls += 1;
      if (cut === 'before') networkFailure();
      const key = request.headers['idempotency-key'] ?? '';
      const result = keys.has(key) ? keys.get(key) : work(request);
      keys.set(key, result);
      if (cut === 'after') networkFailure();
      return result;
    };

  const routine = () =>
    rawRoutine({
      supportsPain,
      todayProgress: running
        ? {
            id: 'run-1',
            status: model.finished > 0 ? 'COMPLETED' : 'IN_PROGRESS',
            completedExercises: Object.keys(model.completed).length,
            totalExercises: steps.length,
          }
        : null,
    });

  const routes: Record<string, FakeHandler> = {
    'GET /api/routine-progress/today': () => ({ data: [routine()] }),
    'GET /api/routines/my-routines': () => ({ data: [routine()] }),
    'GET /api/routine-progress/stats': () => ({ data: {} }),
    'POST /api/routine-progress/start': write(() => {
      model.started += 1;
      running = true;
      return { data: { routineProgress: { id: 'run-1' } } };
    }),
    'GET /api/routine-progress/:id': () => ({ data: run() }),
    'POST /api/routine-progress/:id/complete-exercise': write(({ body }) => {
      const { exerciseId } = body as { exerciseId: string };
      (model.completed[exerciseId] ??= []).push(body);
      return { data: {} };
    }),
    'POST /api/routine-progress/:id/finish': write(({ body }) => {
      // The app never finishes before completing an exercise, so this order is an error.
      if (Object.keys(model.completed).length === 0) return answer(409, { error: 'Sin ejercicios' });
      model.finished += 1;
      model.finishNotes.push((body as { notes: string }).notes);
      return { data: { routineProgress: run() } };
    }),
    'PATCH /api/routine-progress/:id': () => ({ data: { routineProgress: run() } }),
  };
  return { routes, model, begin: () => (running = true) };
}
