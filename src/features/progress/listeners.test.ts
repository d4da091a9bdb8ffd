import { loggedOut, sessionExpired, sessionStarted } from '@/shared/identity/slice';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { progressDomain } from './domain';
import { saveQueued, selectDone, selectOutbox, selectTyped, stepTyped, type StepInput } from './slice';

const COMPLETE = 'POST /api/routine-progress/:id/complete-exercise';
const TYPED: StepInput = { sets: 2, reps: 10, duration: 30, notes: 'Me tira', pain: 8, effort: null };
const BODY = {
  exerciseId: 'e1',
  actualSets: 2,
  actualReps: 10,
  actualDuration: 30,
  notes: 'Me tira',
  pain: 8,
};

const isAskedFor = () => !mayClose();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});

function start(onComplete: FakeHandler) {
  const { store, backend } = testStore({
    user: PATIENT,
    domains: [progressDomain],
    routes: { [COMPLETE]: onComplete },
  });
  return {
    store,
    sent: () => backend.sent('POST', '/api/routine-progress/run-1/complete-exercise'),
    outbox: () => selectOutbox(store.getState()),
    type: (index: number) => store.dispatch(stepTyped({ progressId: 'run-1', index, input: TYPED })),
    typed: (index: number) => selectTyped(store.getState(), 'run-1', index),
    complete: (index: number) =>
      store.dispatch(
        saveQueued({ kind: 'complete', progressId: 'run-1', index, body: BODY, thenFinish: null }),
      ),
  };
}

it('lets who goes on after a stop for pain tell anew how it was', () => {
  const run = start(() => ({ data: {} }));
  run.type(0);
  const body = { stopped: true, exerciseId: 'e1', painAfter: 8 };
  run.store.dispatch(saveQueued({ kind: 'note', progressId: 'run-1', body }));
  expect(run.typed(0)).toEqual({ ...TYPED, notes: '', pain: null });
});

it('keeps what a patient said of a routine over an expired sign-in session, for that patient alone', async () => {
  let isExpired = true;
  const run = start(() => (isExpired ? answer(401, { error: 'Sesión caducada' }) : { data: {} }));
  run.complete(0);
  run.type(1);
  await pass(1);
  run.store.dispatch(sessionExpired());
  expect(run.outbox()).toEqual([]);

  run.store.dispatch(sessionStarted({ ...PATIENT, id: 'other' }));
  expect(run.outbox()).toEqual([]);
  expect(run.typed(1)).toBeUndefined();
  run.store.dispatch(loggedOut());

  isExpired = false;
  run.store.dispatch(sessionStarted(PATIENT));
  expect(run.typed(1)).toEqual(TYPED);
  expect(selectDone(run.store.getState(), 'run-1')).toEqual([0]);
  await pass(1);
  expect(run.outbox()).toEqual([]);
  const sent = run.sent();
  expect(sent.map(({ body }) => body)).toEqual([BODY, BODY]);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('asks before the tab is closed on any screen, until the server has what was said', async () => {
  let isDown = true;
  const run = start(() => (isDown ? networkFailure() : { data: {} }));
  expect(isAskedFor()).toBe(false);
  run.type(0);
  expect(isAskedFor()).toBe(true);
  run.complete(0);
  await pass(1);
  expect(isAskedFor()).toBe(true);
  isDown = false;
  await pass(2_000);
  expect(run.outbox()).toEqual([]);
  expect(isAskedFor()).toBe(false);
});

it('forgets what is not sent when the patient signs out', async () => {
  const run = start(networkFailure);
  run.complete(0);
  await pass(1);
  run.store.dispatch(loggedOut());
  expect(isAskedFor()).toBe(false);
  run.store.dispatch(sessionStarted(PATIENT));
  expect(run.outbox()).toEqual([]);
});
