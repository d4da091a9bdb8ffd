import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { baseApi } from './baseApi';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeThing: build.mutation<unknown, { name: string; headers?: Record<string, string> }>({
      query: ({ name, headers }) => ({ url: '/api/things', method: 'POST', body: { name }, headers }),
    }),
    removeThing: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/things/${id}`, method: 'DELETE' }),
    }),
    cancelThing: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/things/${id}/cancel`, method: 'POST' }),
    }),
    addPart: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/things/${id}/parts`, method: 'POST' }),
    }),
    checkThing: build.mutation<unknown, void>({
      query: () => ({ url: '/api/things/check', method: 'POST' }),
    }),
    inviteSomebody: build.mutation<unknown, void>({
      query: () => ({ url: '/api/invitations', method: 'POST' }),
    }),
    changeThing: build.mutation<unknown, string>({
      query: (name) => ({ url: '/api/things', method: 'PUT', body: { name } }),
    }),
  }),
});

function setUp(user?: typeof THERAPIST) {
  const { store, backend } = testStore(user && { user });
  const make = (name: string, handler: FakeHandler = () => ({}), headers?: Record<string, string>) => {
    backend.use({ 'POST /api/things': handler, 'PUT /api/things': handler });
    return store.dispatch(api.endpoints.makeThing.initiate({ name, ...(headers && { headers }) }));
  };
  const keys = () => backend.sent('POST', '/api/things').map(({ headers }) => headers['idempotency-key']);
  return { store, backend, make, keys };
}

it.each([
  ['was lost', networkFailure],
  ['was a failure', () => answer(503)],
  ['was a refusal', () => answer(409)],
])('a creation sent again has the same key after an answer that %s', async (_what, handler) => {
  const { make, keys } = setUp(THERAPIST);
  await make('Eva', handler);
  await make('Luis');
  await make('Eva');
  const [first, other, again] = keys();
  expect(first).toMatch(/^[\w-]{24}$/);
  expect([again, other === first]).toEqual([first, false]);
});

it('a deletion sent again that finds nothing has succeeded, where the answer to the first was lost', async () => {
  const { store, backend } = setUp(THERAPIST);
  const remove = (handler: FakeHandler) => {
    backend.use({ 'DELETE /api/things/:id': handler });
    return store.dispatch(api.endpoints.removeThing.initiate('1'));
  };
  const gone = () => answer(404, { error: 'No existe' });
  expect(await remove(gone)).toMatchObject({ error: { status: 404 } });
  expect(await remove(networkFailure)).toMatchObject({ error: { status: 'NETWORK' } });
  expect(await remove(gone)).toEqual({ data: null });
  expect(await remove(gone)).toMatchObject({ error: { status: 404 } });
});

it('the same once more after a success is another creation', async () => {
  const { make, keys } = setUp(THERAPIST);
  await make('Eva');
  await make('Eva');
  expect(new Set(keys()).size).toBe(2);
});

it.each(['removeThing', 'cancelThing'] as const)(
  'a creation that was lost is another one when it is sent again after %s',
  async (change) => {
    const { make, keys, store, backend } = setUp(THERAPIST);
    await make('Eva', networkFailure);
    backend.use({ 'DELETE /api/things/:id': () => ({}), 'POST /api/things/:id/cancel': () => ({}) });
    await store.dispatch(api.endpoints[change].initiate('1'));
    await make('Eva');
    expect(new Set(keys()).size).toBe(2);
  },
);

it('a creation that was lost is the same one when it is sent again after another, or after something was only asked', async () => {
  const { make, keys, store, backend } = setUp(THERAPIST);
  await make('Eva', networkFailure);
  backend.use({ 'POST /api/things/check': () => ({}), 'POST /api/things/:id/parts': () => answer(201) });
  await store.dispatch(api.endpoints.checkThing.initiate());
  await store.dispatch(api.endpoints.addPart.initiate('1'));
  await make('Eva');
  expect(new Set(keys()).size).toBe(1);
});

it('a double press is one creation', async () => {
  const { make, keys } = setUp(THERAPIST);
  await Promise.all([make('Eva'), make('Eva')]);
  expect(new Set(keys()).size).toBe(1);
});

it('a key of its own is kept, and what creates nothing or has nobody signed in has none', async () => {
  const { make, keys, store, backend } = setUp(THERAPIST);
  await make('Eva', () => ({}), { 'Idempotency-Key': 'its-own-key' });
  await store.dispatch(api.endpoints.changeThing.initiate('Eva'));
  expect(keys()).toEqual(['its-own-key']);
  expect(backend.sent('PUT', '/api/things')[0]?.headers['idempotency-key']).toBeUndefined();
  const guest = setUp();
  await guest.make('Eva');
  expect(guest.keys()).toEqual([undefined]);
});

it('no action carries the request or the answer, whose headers hold the token', async () => {
  const actions: unknown[] = [];
  const { store, backend } = testStore({
    user: THERAPIST,
    middleware: [() => (next) => (action) => (actions.push(action), next(action))],
  });
  for (const handler of [() => ({}), () => answer(409)]) {
    backend.use({ 'POST /api/things': handler });
    await store.dispatch(api.endpoints.makeThing.initiate({ name: 'Eva' }));
  }
  const metas = (actions as { meta?: { baseQueryMeta?: unknown; arg?: unknown } }[]).map(({ meta }) => meta);
  expect(metas.filter((meta) => meta?.arg !== undefined).length).toBeGreaterThan(3);
  expect(metas.filter((meta) => meta?.baseQueryMeta !== undefined)).toEqual([]);
});

it('a refusal is told as its screen reads it, where a backend writes two texts', async () => {
  const refuse = () => answer(409, { error: 'de error', message: 'de message' });
  const tell = (error: unknown) => (error as { message: string }).message;
  const staff = setUp(THERAPIST);
  staff.backend.use({ 'POST /api/invitations': refuse });
  expect(tell((await staff.make('Eva', refuse)).error)).toBe('de message');
  const invited = await staff.store.dispatch(api.endpoints.inviteSomebody.initiate());
  expect(tell(invited.error)).toBe('de error');
  expect(tell((await setUp(PATIENT).make('Eva', refuse)).error)).toBe('de error');
});

it.each(['error', 'message'])('a refusal with `%s` alone is told by it, whoever reads it', async (field) => {
  const refuse = () => answer(409, { [field]: 'Ya existe' });
  for (const user of [THERAPIST, PATIENT, undefined])
    expect((await setUp(user).make('Eva', refuse)).error).toMatchObject({ message: 'Ya existe' });
});

describe('an answer that breaks off', () => {
  const broken = (status: number) => () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"patients": ['));
          stream.error(new TypeError('network error'));
        },
      }),
      { status },
    );
  const change = async (respond: () => Response) => {
    const { store, backend } = testStore({ user: THERAPIST, elsewhere: async () => respond() });
    const { error } = await store.dispatch(api.endpoints.changeThing.initiate('Eva'));
    return { error, sent: backend.requests.length };
  };

  it('is a failure of the network', async () =>
    expect(await change(broken(200))).toEqual({ error: { status: 'NETWORK' }, sent: 1 }));

  it('is the refusal that its status tells', async () =>
    expect(await change(broken(403))).toEqual({ error: { status: 403 }, sent: 1 }));

  it('is told apart from one that is whole and cannot be read', async () => {
    const page = () => new Response('<!doctype html>');
    expect(await change(page)).toEqual({ error: { status: 'PARSING' }, sent: 1 });
  });
});
