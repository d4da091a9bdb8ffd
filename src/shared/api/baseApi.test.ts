import { configureStore, createAsyncThunk } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { STATUS_PATH } from '@/contract/system';
import { loggedOut } from '@/shared/identity/slice';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { baseApi, freezeAnswers } from './baseApi';

test('an answer is frozen all through when the reducers see it, and is the same object', async () => {
  const answer = { rows: [{ id: 'a', inner: { text: 'b' } }], none: null };
  const ask = createAsyncThunk('test/ask', async () => answer);
  const seen: unknown[] = [];
  const store = configureStore({
    reducer: (_state: unknown, action: { type: string; payload?: unknown }) => {
      if (action.type === ask.fulfilled.type) seen.push(action.payload);
      return null;
    },
    middleware: (defaults) => defaults().concat(freezeAnswers),
  });
  await store.dispatch(ask());
  expect(seen).toEqual([answer]);
  expect(seen[0]).toBe(answer);
  expect(
    [answer, answer.rows, answer.rows[0], answer.rows[0]?.inner].filter((part) => !Object.isFrozen(part)),
  ).toEqual([]);
});

describe('a call that is not documented', () => {
  const STATUS = `GET ${STATUS_PATH}`;
  const ROLES = '/api/team/u1/roles';
  const LOGOUT = '/api/auth/logout';
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      ask: build.query<unknown, string>({ query: (url) => url }),
      change: build.mutation<unknown, void>({ query: () => ({ url: ROLES, method: 'PUT', body: {} }) }),
      leave: build.mutation<unknown, void>({
        query: () => ({ url: LOGOUT, method: 'POST', headers: { authorization: 'Bearer own' } }),
      }),
    }),
  });
  const { ask, change, leave } = api.endpoints;

  const open = (status: FakeHandler) =>
    testStore({
      user: THERAPIST,
      routes: {
        [STATUS]: status,
        'GET /api/patients/:id': () => 'known',
        'GET /api/patients/:id/alerts': () => 'added',
        [`PUT ${ROLES}`]: () => 'changed',
        [`POST ${LOGOUT}`]: () => 'left',
      },
    });

  it.each([
    ['names nothing', () => ({ status: 'ok' })],
    ['names other things', () => ({ capabilities: ['alertas', 'team'] })],
    ['does not know the question', () => answer(404)],
    ['asks for a sign-in before it tells', () => answer(401, { error: 'no' })],
    ['tells it only to administration', () => answer(403, { error: 'no' })],
  ])('is not made where the backend %s, which is asked once', async (_how, status: FakeHandler) => {
    const { store, backend } = open(status);
    const lacking = { error: { status: 404 } };
    expect(await store.dispatch(ask.initiate('/api/patients/p1/alerts?open=1'))).toMatchObject(lacking);
    expect(await store.dispatch(change.initiate())).toMatchObject(lacking);
    expect(await store.dispatch(ask.initiate('/api/patients/p1'))).toMatchObject({ data: 'known' });
    expect(backend.requests.map(({ path }) => path)).toEqual([STATUS_PATH, '/api/patients/p1']);
  });

  it('is not made where the backend tells how it is in words', async () => {
    const { store, backend } = open(() => ({}));
    store.extra.fetch = async (input, init) => {
      const { pathname } = new URL(new Request(input).url);
      return pathname === STATUS_PATH ? new Response('OK') : backend.fetch(input, init);
    };
    const asked = await store.dispatch(ask.initiate('/api/patients/p1/alerts'));
    expect(asked).toMatchObject({ error: { status: 404 } });
    expect(backend.requests).toEqual([]);
  });

  it('is made where the backend names all that it belongs to', async () => {
    const { store } = open(() => ({ capabilities: ['alerts', 'team', 'owner'] }));
    expect(await store.dispatch(ask.initiate('/api/patients/p1/alerts'))).toMatchObject({ data: 'added' });
    expect(await store.dispatch(change.initiate())).toMatchObject({ data: 'changed' });
  });

  it('fails as the question did, and asks again the next time', async () => {
    const answers: FakeHandler[] = [() => answer(503), () => ({ capabilities: ['alerts'] })];
    const { store } = open((request) => answers.shift()?.(request));
    const again = { forceRefetch: true };
    const first = await store.dispatch(ask.initiate('/api/patients/p1/alerts', again));
    expect(first).toMatchObject({ error: { status: 503 } });
    const second = await store.dispatch(ask.initiate('/api/patients/p1/alerts', again));
    expect(second).toMatchObject({ data: 'added' });
  });

  it('is not made for who has signed out meanwhile', async () => {
    let tell: (status: unknown) => void = () => undefined;
    const { store, backend } = open(() => new Promise((resolve) => (tell = resolve)));
    const changing = store.dispatch(change.initiate());
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    store.extra.vault.setToken('of somebody else');
    store.dispatch(loggedOut());
    tell({ capabilities: ['team', 'owner'] });
    expect(await changing).toMatchObject({ error: { status: 'NETWORK' } });
    expect(backend.sent('PUT', ROLES)).toEqual([]);
  });

  it('is made with the token that it brings, whoever has signed in meanwhile', async () => {
    let tell: (status: unknown) => void = () => undefined;
    const { store, backend } = open(() => new Promise((resolve) => (tell = resolve)));
    const leaving = store.dispatch(leave.initiate());
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    store.extra.vault.setToken('of somebody else');
    tell({ capabilities: ['accountSessions'] });
    expect(await leaving).toMatchObject({ data: 'left' });
    expect(backend.sent('POST', LOGOUT).map(({ headers }) => headers.authorization)).toEqual(['Bearer own']);
  });
});
