import { baseApi } from '@/shared/api';
import { loggedOut, sessionExpired } from '@/shared/identity';
import type { Domain } from '@/shared/redux';
import { answer, networkFailure, never, testStore, THERAPIST, type FakeHandler } from '@/shared/testing';
import { selectToastQueue, toastHeld } from '@/shared/toasts';
import { followDeletions, GRACE_MS } from './followDeletions';
import { settleDeletions } from './settleDeletions';
import {
  deletionPostponed,
  deletionsSlice,
  deletionUndone,
  selectDeletion,
  selectDeletions,
  topicOf,
} from './slice';

const CALL = 'DELETE /api/things/:id';
const TARGET = { kind: 'Appointment', id: 'c1' } as const;
const TEXTS = { message: 'Cita eliminada', failure: 'Error al eliminar' };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deleteThing: build.mutation<null, string>({
      query: (id) => ({ url: `/api/things/${id}`, method: 'DELETE', keepalive: true }),
      transformResponse: () => null,
    }),
  }),
});

const domain: Domain = {
  name: 'things',
  slices: [deletionsSlice],
  startListeners: (startListening) =>
    followDeletions(startListening, 'Appointment', (id, dispatch) =>
      dispatch(api.endpoints.deleteThing.initiate(id, { track: false })),
    ),
};

function setUp(handler: FakeHandler = () => ({})) {
  const { store, backend } = testStore({ user: THERAPIST, domains: [domain], routes: { [CALL]: handler } });
  return {
    store,
    remove: (id: string = TARGET.id) => store.dispatch(deletionPostponed({ ...TARGET, id, ...TEXTS })),
    undo: () => store.dispatch(deletionUndone(TARGET)),
    hold: (held: boolean) => store.dispatch(toastHeld({ topic: topicOf(TARGET), held })),
    sent: () => backend.sent('DELETE', /things/).map(({ path }) => path.split('/').at(-1)),
    stage: () => selectDeletion(store.getState(), TARGET)?.stage,
    toasts: () => selectToastQueue(store.getState()),
    said: () => selectToastQueue(store.getState()).map(({ message }) => message),
  };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a deletion', () => {
  it('is told at once with a way back, and leaves when its time is over', async () => {
    const { remove, sent, stage, toasts } = setUp();
    remove();
    expect(stage()).toBe('waiting');
    expect(toasts()).toMatchObject([
      {
        message: 'Cita eliminada',
        variant: 'success',
        durationMs: 10_000,
        action: { label: 'Deshacer', action: deletionUndone(TARGET) },
      },
    ]);
    await pass(10_000);
    expect(sent()).toEqual([]);
    await pass(GRACE_MS - 10_000);
    expect(sent()).toEqual(['c1']);
    expect(stage()).toBe('done');
    expect(toasts()).toHaveLength(1);
  });

  it('is taken back, and never sent', async () => {
    const { remove, undo, sent, stage, said } = setUp();
    remove();
    await pass(9000);
    undo();
    await pass(60_000);
    expect(stage()).toBeUndefined();
    expect(sent()).toEqual([]);
    expect(said()).toEqual(['Cita eliminada', 'Eliminación deshecha']);
  });

  it('can be repeated after it was taken back', async () => {
    const { remove, undo, sent } = setUp();
    remove();
    await pass(5000);
    undo();
    remove();
    await pass(GRACE_MS - 1);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['c1']);
  });

  it('cannot be taken back once it has left', async () => {
    const { remove, undo, stage, said } = setUp(never);
    remove();
    await pass(GRACE_MS);
    undo();
    expect(stage()).toBe('sent');
    expect(said().at(-1)).toBe('Ya no se puede deshacer');
  });

  it.each([
    ['the server’s words', () => answer(409, { message: 'Está en uso' }), 'Está en uso'],
    ['the catalogue’s', () => answer(500), 'Error al eliminar'],
    ['the connection’s', () => networkFailure(), 'Error de conexión'],
  ])('that is refused brings the row back, with %s', async (_whose, refusal, text) => {
    const { remove, stage, said } = setUp(refusal);
    remove();
    await pass(GRACE_MS);
    expect(stage()).toBeUndefined();
    expect(said()).toEqual(['Cita eliminada', text]);
  });

  it('stands still under a pointer or the focus, and goes on where it stood', async () => {
    const { remove, hold, sent } = setUp();
    remove();
    await pass(6000);
    hold(true);
    await pass(20_000);
    expect(sent()).toEqual([]);
    hold(false);
    await pass(GRACE_MS - 6001);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['c1']);
  });

  it('does not wait for ever under a forgotten pointer', async () => {
    const { remove, hold, sent } = setUp();
    remove();
    hold(true);
    await pass(60_000);
    expect(sent()).toEqual(['c1']);
  });

  it('has its own time, whatever else is deleted', async () => {
    const { remove, undo, sent } = setUp();
    remove('c1');
    await pass(4000);
    remove('c2');
    undo();
    await pass(GRACE_MS);
    expect(sent()).toEqual(['c2']);
  });
});

describe('what is left is deleted', () => {
  const hide = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', hide],
  ])('when the page is %s, without the way back', async (_how, leave) => {
    const { remove, sent, toasts, stage } = setUp();
    remove('c1');
    remove('c2');
    await pass(1000);
    leave();
    await pass(0);
    expect(sent()).toEqual(['c1', 'c2']);
    expect(stage()).toBe('done');
    expect(toasts().slice(2)).toMatchObject([{ message: 'Cita eliminada' }, { message: 'Cita eliminada' }]);
    expect(toasts()[2]?.action).toBeUndefined();
    expect(toasts()[2]?.topic).toBe(toasts()[0]?.topic);
  });

  it('by a call that outlives the page', async () => {
    const { store, remove } = setUp();
    const calls: Request[] = [];
    store.extra.fetch = async (request) => {
      calls.push(request as Request);
      return new Response('{}');
    };
    remove();
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(calls.map(({ method, keepalive }) => [method, keepalive])).toEqual([['DELETE', true]]);
  });

  it('not when it was taken back before', async () => {
    const { remove, undo, sent } = setUp();
    remove();
    undo();
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent()).toEqual([]);
  });
});

describe('what needs it done', () => {
  it('waits until it is, and no longer', async () => {
    const { store, remove, sent } = setUp();
    expect(await settleDeletions(store)).toEqual([]);
    remove();
    expect(await settleDeletions(store)).toEqual([]);
    expect(sent()).toEqual(['c1']);
  });

  it('hears of what was refused', async () => {
    const { store, remove } = setUp(() => answer(500));
    remove();
    expect(await settleDeletions(store)).toMatchObject([{ id: 'c1', failure: 'Error al eliminar' }]);
  });

  it('goes on without an answer that does not come', async () => {
    const { store, remove } = setUp(never);
    remove();
    const settled = settleDeletions(store);
    await pass(5000);
    expect(await settled).toMatchObject([{ id: 'c1' }]);
  });
});

describe('the end of the session', () => {
  it.each([
    ['expires', sessionExpired()],
    ['is ended', loggedOut()],
  ])('leaves the row where it %s, and says so', async (_how, end) => {
    const { store, remove, sent, said } = setUp();
    remove();
    store.extra.vault.setToken(null);
    store.dispatch(end);
    await pass(GRACE_MS);
    expect(sent()).toEqual([]);
    expect(said()).toEqual(['Error al eliminar']);
    expect(selectDeletions(store.getState(), 'Appointment')).toEqual([]);
  });

  it('keeps a late refusal from the next person', async () => {
    let refuse: (value: unknown) => void = () => undefined;
    const { store, remove, said } = setUp(() => new Promise((resolve) => (refuse = resolve)));
    remove();
    await pass(GRACE_MS);
    store.extra.vault.setToken('another');
    refuse(answer(500));
    await pass(0);
    expect(said()).toEqual(['Cita eliminada']);
  });
});

it('is nothing where no domain deletes', () => {
  expect(selectDeletions(testStore().store.getState(), 'Patient')).toEqual([]);
});
