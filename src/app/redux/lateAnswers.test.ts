import { CAPABILITIES, STATUS_PATH } from '@/contract/system';
import { baseApi } from '@/shared/api/baseApi';
import { loggedOut, selectUser, sessionStarted } from '@/shared/identity/slice';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { createStore, type AppStore } from '@/shared/redux';
import { DOMAINS } from '../devtools/foundByName';
import '../testing/apiFiles';

/*
 * Requests of one user are answered after that user has signed out and another has signed in. Covers every
 * endpoint automatically.
 */

/** Excluded, because their answer starts the requesting user's sign-in session. */
const SIGN_INS = ['login', 'register', 'loginSecondFactor'];
const ENDPOINTS = Object.keys(baseApi.endpoints).filter((name) => !SIGN_INS.includes(name));

const CANARY = 'CANARIO';
/** A row that fits as many answers as possible. */
const ROW = {
  id: CANARY,
  name: CANARY,
  title: CANARY,
  message: CANARY,
  content: CANARY,
  email: `${CANARY}@test.es`,
  role: 'THERAPIST',
  notes: CANARY,
  createdAt: '2026-11-20T10:00:00Z',
  date: '2026-11-20T10:00:00Z',
};
const BODY = {
  ...ROW,
  ...Object.fromEntries(
    ['data', 'patients', 'notifications', 'conversations', 'appointments', 'invitations', 'sessions'].map(
      (name) => [name, [ROW]],
    ),
  ),
  ...Object.fromEntries(['user', 'patient', 'conversation', 'invitation'].map((name) => [name, ROW])),
  unreadCount: 99,
};

const OUTCOMES: Record<string, () => Response> = {
  'is there': () => Response.json(BODY),
  'is a refusal': () => Response.json({ error: CANARY, message: CANARY }, { status: 409 }),
  'is that the session has ended': () => Response.json({ error: CANARY, message: CANARY }, { status: 401 }),
  'is a failure': () => Response.json({ error: CANARY, message: CANARY }, { status: 500 }),
  'never comes': () => {
    throw new TypeError('Failed to fetch');
  },
};

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

const signIn = (store: AppStore, user: typeof THERAPIST, token: string) => {
  store.extra.vault.setToken(token);
  store.dispatch(sessionStarted(user));
};

/** Starts every endpoint as the first user. The answers arrive when they are released. */
function askForEverything(answer: () => Response) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Set<string>();
  const store = createStore({
    domains: DOMAINS,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // Without it nothing else would be asked.
      if (request.url.endsWith(STATUS_PATH)) return Response.json({ capabilities: CAPABILITIES });
      asked.add(`${request.method} ${new URL(request.url).pathname}`);
      // Requests of the second user are not part of the test.
      if (request.headers.get('authorization') === 'Bearer token-b')
        return new Promise<Response>(() => undefined);
      await released;
      return answer();
    },
  });
  signIn(store, THERAPIST, 'token-a');
  const argument = {
    id: 'x',
    patientId: 'x',
    owner: 'own',
    conversationId: 'x',
    routineId: 'x',
    progressId: 'x',
    how: 'noShow',
    act: 'undo',
    list: 'patients',
    format: 'csv',
    body: {},
  };
  const endpoints = baseApi.endpoints as unknown as Record<string, { initiate: (arg: unknown) => never }>;
  const heard: unknown[] = [];
  for (const name of ENDPOINTS) {
    const call = store.dispatch(endpoints[name]?.initiate(argument) as never) as unknown as Promise<unknown>;
    // Results that a waiting screen would receive and could show.
    void call.then((result) => heard.push(result));
  }
  return { store, asked, heard, release };
}

afterEach(() => localStorage.clear());

it('what is asked for arrives where nobody leaves', async () => {
  const { store, asked, heard, release } = askForEverything(() => Response.json(BODY));
  await settle();
  // Arguments that match no endpoint would send nothing and prove nothing.
  expect(asked.size).toBeGreaterThan(ENDPOINTS.length * 0.7);
  release();
  await settle();
  expect(JSON.stringify(store.getState())).toContain(CANARY);
  expect(JSON.stringify(heard)).toContain(CANARY);
  store.dispatch(loggedOut());
  store.dispose();
});

it.each(Object.entries(OUTCOMES))(
  'when the late answer %s, nothing of it reaches whoever has signed in meanwhile',
  async (_about, answer) => {
    const { store, heard, release } = askForEverything(answer);
    await settle();
    store.dispatch(loggedOut());
    expect(store.extra.vault.token()).toBeNull();
    signIn(store, PATIENT, 'token-b');
    release();
    await settle();

    expect(JSON.stringify(store.getState())).not.toContain(CANARY);
    expect(heard.length).toBeGreaterThan(ENDPOINTS.length / 2);
    expect(JSON.stringify(heard)).not.toContain(CANARY);
    expect(selectUser(store.getState())).toEqual(PATIENT);
    expect(store.extra.vault.token()).toBe('token-b');
    expect(localStorage.getItem('token')).toBe('token-b');
    expect(localStorage.getItem('user')).toBe(JSON.stringify(PATIENT));
    store.dispatch(loggedOut());
    store.dispose();
  },
);
