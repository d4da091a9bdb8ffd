import { AUTH_LIMITS } from '@/contract/auth';
import { STATUS_PATH } from '@/contract/system';
import { waitFor } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import {
  loggedOut,
  selectIdentityStatus,
  selectIsExpired,
  selectIsResumed,
  selectUser,
  sessionExpired,
  sessionStarted,
} from '@/shared/identity/slice';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST, VIEWERS } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { verifySession } from './api';
import { authDomain } from './domain';
import { appStarted } from './listeners';

const VERIFY = 'GET /api/auth/verify';

function saveSession(user = THERAPIST, token = 'saved-token') {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

function start(routes: Record<string, FakeHandler>) {
  const { store, backend } = testStore({ domains: [authDomain], routes });
  store.dispatch(appStarted());
  return { store, backend, status: () => selectIdentityStatus(store.getState()) };
}

/** Runs promises and the timers due within `ms`. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

// A refused sign-in session is logged to the console.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('the saved session', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
    localStorage.clear();
  });

  it('begins as a guest where nothing is saved, and asks nothing of the backend', async () => {
    const { status, backend } = start({});
    await pass(0);
    expect(status()).toBe('guest');
    expect(backend.requests).toHaveLength(0);
  });

  it('is being checked until the backend answers, then signed in with the answered user', async () => {
    saveSession();
    const { store, backend, status } = start({
      [VERIFY]: () => ({ user: { ...THERAPIST, name: 'Ana Nueva' } }),
    });
    expect(status()).toBe('checking');
    await pass(1);
    expect(status()).toBe('signedIn');
    expect(selectUser(store.getState())?.name).toBe('Ana Nueva');
    expect(backend.requests[0]?.headers.authorization).toBe('Bearer saved-token');
    expect(localStorage.getItem('token')).toBe('saved-token');
  });

  it('keeps what was saved of the profile where the answer leaves it out, and takes what it tells', async () => {
    const saved = { license: '28-1234', address: 'Calle Mayor, 3', experience: 'expert' };
    saveSession({ ...THERAPIST, ...saved });
    start({ [VERIFY]: () => ({ user: { ...THERAPIST, address: null, experience: 'advanced' } }) });
    await pass(1);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      ...THERAPIST,
      ...{ license: '28-1234', address: null, experience: 'advanced' },
    });
  });

  it.each([401, 403, 404, 500])('ends, and clears both keys, on a final answer %i', async (code) => {
    saveSession();
    const { status } = start({ [VERIFY]: () => answer(code, { error: 'no' }) });
    await pass(1);
    expect(status()).toBe('guest');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('Token verification failed');
  });

  it('says so too where a question of the first screen was refused before it', async () => {
    saveSession();
    let refuse: (result: unknown) => void = () => undefined;
    const { store, status } = start({ [VERIFY]: () => new Promise((resolve) => (refuse = resolve)) });
    await pass(1);
    store.dispatch(sessionExpired());
    refuse(answer(401, { error: 'no' }));
    await pass(1);
    expect(status()).toBe('guest');
    expect(console.warn).toHaveBeenCalledWith('Token verification failed');
  });

  it('stays signed in when the network is gone', async () => {
    saveSession();
    const { status } = start({ [VERIFY]: networkFailure });
    await pass(1);
    expect(status()).toBe('signedIn');
    expect(localStorage.getItem('token')).toBe('saved-token');
  });

  it('stays signed in when the line breaks off within the answer', async () => {
    saveSession();
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    const { store } = testStore({ domains: [authDomain], elsewhere: async () => new Response(body) });
    store.dispatch(appStarted());
    await pass(1);
    expect(selectIdentityStatus(store.getState())).toBe('signedIn');
    expect(localStorage.getItem('token')).toBe('saved-token');
  });

  it('stays signed in when no answer comes within 10 s, and not earlier', async () => {
    saveSession();
    const { status } = start({ [VERIFY]: never });
    await pass(AUTH_LIMITS.verifyTimeoutMs - 10);
    expect(status()).toBe('checking');
    await pass(20);
    expect(status()).toBe('signedIn');
  });

  it('tries 503 again and takes the answer that follows', async () => {
    saveSession();
    let calls = 0;
    const { status } = start({
      [VERIFY]: () => (++calls < 3 ? answer(503, { error: 'arrancando' }) : { user: THERAPIST }),
    });
    await pass(3_000);
    expect(calls).toBe(3);
    expect(status()).toBe('signedIn');
  });

  it('stays signed in when 503 lasts longer than the 10 s', async () => {
    saveSession();
    const { status } = start({ [VERIFY]: () => answer(503) });
    await pass(AUTH_LIMITS.verifyTimeoutMs);
    expect(status()).toBe('signedIn');
  });

  it('does not sign in again when the person logged out during the check', async () => {
    saveSession();
    let release = (_value: unknown) => undefined as void;
    const { store, status } = start({
      [VERIFY]: () => new Promise((resolve) => (release = resolve)),
      'POST /api/auth/logout': () => ({}),
    });
    await pass(1);
    store.dispatch(loggedOut());
    release({ user: THERAPIST });
    await pass(1);
    expect(status()).toBe('guest');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('treats a damaged saved user as no session', async () => {
    localStorage.setItem('token', 'x');
    localStorage.setItem('user', '{broken');
    const { status } = start({});
    await pass(0);
    expect(status()).toBe('guest');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

it('ends the session on the server without asking once more what it can do, and keeps no other answer', async () => {
  const status = jest.fn(() => ({ capabilities: ['accountSessions'] }));
  const { store, backend } = testStore({
    user: THERAPIST,
    domains: [authDomain],
    routes: { [`GET ${STATUS_PATH}`]: status, 'POST /api/auth/logout': () => ({}), [VERIFY]: () => ({}) },
  });
  const { getCapabilities } = baseApi.endpoints;
  await store.dispatch(getCapabilities.initiate());
  await store.dispatch(verifySession.initiate());
  store.dispatch(loggedOut());
  await waitFor(() => expect(backend.sent('POST', '/api/auth/logout')).toHaveLength(1));
  expect(status).toHaveBeenCalledTimes(1);
  expect(Object.keys(store.getState().api.queries)).toEqual(['getCapabilities(undefined)']);
  store.dispose();
});

it('leaves polling asleep where the session ends in a hidden page, and awake in a visible one', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { store } = testStore({ user: THERAPIST, domains: [authDomain] });
  const polls = (): boolean =>
    (store.getState() as { api: { config: { focused: boolean } } }).api.config.focused;
  store.dispatch(sessionExpired());
  expect(polls()).toBe(false);
  visibility.mockReturnValue('visible');
  store.dispatch(sessionStarted(THERAPIST));
  store.dispatch(sessionExpired());
  expect(polls()).toBe(true);
  visibility.mockRestore();
  store.dispose();
});

describe('roles that somebody gives or takes while the page is open', () => {
  const { OWNER } = VIEWERS;
  const { onFocus } = baseApi.internalActions;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
    localStorage.clear();
  });

  /** Signed in for a minute, and then the page is seen again. */
  async function seenAgain(saved: typeof THERAPIST, later: FakeHandler) {
    saveSession(saved);
    const app = start({ [VERIFY]: () => ({ user: saved }) });
    await pass(60_000);
    app.backend.use({ [VERIFY]: later });
    app.store.dispatch(onFocus());
    await pass(1);
    return app;
  }
  const stored = () => JSON.parse(localStorage.getItem('user') ?? '') as unknown;

  it.each([
    ['given', THERAPIST, OWNER],
    ['taken', OWNER, THERAPIST],
  ])('arrive where administration is %s', async (_what, saved, user) => {
    const { store } = await seenAgain(saved, () => ({ user }));
    expect(selectUser(store.getState())).toEqual(user);
    expect(stored()).toEqual(user);
    store.dispose();
  });

  it('are asked for once a minute, and nothing else of the answer replaces what the page knows', async () => {
    const { store, backend } = await seenAgain(THERAPIST, () => ({ user: { ...THERAPIST, phone: null } }));
    store.dispatch(onFocus());
    await pass(1);
    expect(backend.sent('GET', '/api/auth/verify')).toHaveLength(2);
    expect(selectUser(store.getState())).toEqual(THERAPIST);
    await pass(60_000);
    store.dispatch(onFocus());
    await pass(1);
    expect(backend.sent('GET', '/api/auth/verify')).toHaveLength(3);
    store.dispose();
  });

  it.each([
    ['is busy', 503],
    ['refuses', 401],
  ])('stay as they are where the server %s', async (_what, code) => {
    const { store, status } = await seenAgain(THERAPIST, () => answer(code));
    await pass(AUTH_LIMITS.verifyTimeoutMs);
    expect(status()).toBe('signedIn');
    expect(stored()).toEqual(THERAPIST);
    store.dispose();
  });

  it('are not those of somebody else who signed in before the answer', async () => {
    let tell: (result: unknown) => void = () => undefined;
    const { store } = await seenAgain(THERAPIST, () => new Promise((resolve) => (tell = resolve)));
    store.extra.vault.setToken('other-token');
    store.dispatch(sessionStarted(ADMIN));
    tell({ user: OWNER });
    await pass(1);
    expect(selectUser(store.getState())).toEqual(ADMIN);
    store.dispose();
  });

  it('are not asked for of a patient, who has no other', async () => {
    const { store, backend } = await seenAgain(PATIENT, () => ({ user: PATIENT }));
    expect(backend.sent('GET', '/api/auth/verify')).toHaveLength(1);
    store.dispose();
  });
});

describe('two tabs', () => {
  const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  beforeEach(() => localStorage.clear());

  it('follows a log-out elsewhere', async () => {
    saveSession();
    const { store } = testStore({ domains: [authDomain], routes: { [VERIFY]: () => ({ user: THERAPIST }) } });
    store.dispatch(appStarted());
    localStorage.clear();
    fromOtherTab('token');
    expect(selectIdentityStatus(store.getState())).toBe('guest');
    expect(store.extra.vault.token()).toBeNull();
    store.dispose();
  });

  it('follows a log-out of which it was not told, because the browser kept it while it showed another site', () => {
    saveSession();
    const { store } = testStore({ domains: [authDomain], routes: { [VERIFY]: () => ({ user: THERAPIST }) } });
    store.dispatch(appStarted());
    localStorage.clear();
    const back = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    back(false);
    expect(store.extra.vault.token()).not.toBeNull();
    back(true);
    expect(selectIdentityStatus(store.getState())).toBe('guest');
    expect(store.extra.vault.token()).toBeNull();
    store.dispose();
  });

  it('learns that its session expired where another tab found out, and goes on when that one signs in again', () => {
    saveSession();
    const { store } = testStore({ domains: [authDomain], routes: { [VERIFY]: () => ({ user: THERAPIST }) } });
    store.dispatch(appStarted());
    const set = jest.spyOn(Storage.prototype, 'setItem');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: '' }));
    fromOtherTab('token');
    expect(selectIsExpired(store.getState())).toBe(true);
    // The expiry is not announced again to other tabs.
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
    saveSession(THERAPIST, 'next-token');
    fromOtherTab('token');
    expect(selectIsResumed(store.getState())).toBe(true);
    store.dispose();
  });

  it('tells the other tabs of an expiry, and of a log-out nothing but that', () => {
    const told: string[] = [];
    for (const end of [sessionExpired, loggedOut]) {
      saveSession();
      const { store } = testStore({ domains: [authDomain], routes: { [VERIFY]: never } });
      store.dispatch(appStarted());
      const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
        told.push(`${end.type} ${key}=${value}`);
      });
      store.dispatch(end());
      set.mockRestore();
      expect(localStorage.getItem('token')).toBeNull();
      store.dispose();
    }
    expect(told).toEqual(['identity/sessionExpired token=']);
  });

  it('goes on with the token that another tab got for a new password', async () => {
    saveSession();
    const { store } = testStore({ domains: [authDomain], routes: { [VERIFY]: () => ({ user: THERAPIST }) } });
    store.dispatch(appStarted());
    const seen = jest.fn();
    store.subscribe(() => seen(selectIdentityStatus(store.getState())));
    saveSession(THERAPIST, 'next-token');
    fromOtherTab('token');
    expect(selectUser(store.getState())?.id).toBe(THERAPIST.id);
    expect(store.extra.vault.token()).toBe('next-token');
    expect(localStorage.getItem('token')).toBe('next-token');
    // The screen of this tab stays open throughout.
    expect(seen).not.toHaveBeenCalledWith('guest');
    store.dispose();
  });

  it('that slept through it does not end the session of the other one', async () => {
    saveSession();
    const { store, backend } = testStore({
      domains: [authDomain],
      routes: { [VERIFY]: () => ({ user: THERAPIST }) },
    });
    store.dispatch(appStarted());
    saveSession(THERAPIST, 'next-token');
    store.dispatch(sessionExpired());
    expect(store.extra.vault.token()).toBe('next-token');
    expect(localStorage.getItem('token')).toBe('next-token');
    await waitFor(() => expect(selectIdentityStatus(store.getState())).toBe('signedIn'));
    expect(backend.requests.at(-1)?.headers.authorization).toBe('Bearer next-token');
    // A refusal of the new token too ends the sign-in session.
    store.dispatch(sessionExpired());
    expect(selectIdentityStatus(store.getState())).toBe('guest');
    expect(localStorage.getItem('token')).toBeNull();
    store.dispose();
  });

  it('follows a log-in of somebody else, forgetting the first one', async () => {
    saveSession();
    const { store } = testStore({ domains: [authDomain], routes: { [VERIFY]: () => ({ user: THERAPIST }) } });
    store.dispatch(appStarted());
    saveSession(PATIENT, 'other-token');
    fromOtherTab('token');
    expect(selectUser(store.getState())?.id).toBe(PATIENT.id);
    expect(store.extra.vault.token()).toBe('other-token');
    store.dispose();
  });
});
