import fc from 'fast-check';
import { dayDomain } from '@/shared/freshness';
import { sessionStarted } from '@/shared/identity/slice';
import { openingsDomain } from '@/shared/openings/slice';
import { connectionDomain } from '@/shared/realtime';
import { domainLoaded } from '@/shared/redux';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { DOMAINS } from './foundByName';
import { createRecorder } from './recorder';
import { readRecording, RefusedRecording, REFUSALS } from './readRecording';
import { foldRecording, nameOf } from './fold';
import { routeDomain } from './route';

function recordedFile() {
  const recorder = createRecorder();
  const { store } = testStore({
    domains: [routeDomain],
    middleware: [recorder.middleware],
  });
  recorder.attach(store);
  store.dispatch(sessionStarted(THERAPIST));
  return JSON.parse(JSON.stringify(recorder.read())) as Record<string, unknown> & { entries: unknown[] };
}

const open = (file: unknown) =>
  foldRecording(readRecording(typeof file === 'string' ? file : JSON.stringify(file)));

// Reducers log errors about the states in hostile files.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the file of a recording', () => {
  it('is read back to the state it was made of', () => {
    const { missing, states } = open(recordedFile());
    expect(missing).toEqual([]);
    expect(states.at(-1)).toMatchObject({ identity: { status: 'signedIn', user: { role: 'THERAPIST' } } });
    // The page load, the registration of the API's middleware, the sign-in.
    expect(states).toHaveLength(3);
  });

  it('replays a file of an earlier version, and names what this one no longer has', () => {
    const { connection: _none, ...initial } = recordedFile().initial as Record<string, unknown>;
    const old = {
      ...recordedFile(),
      viewport: { width: 1280, height: 720 },
      domains: ['auth', 'wards'],
      stateHash: '00000000000000',
      initial: { ...initial, wards: { open: true } },
      entries: [
        { at: 1, frame: 0, action: domainLoaded('chat') },
        { at: 2, frame: 0, action: domainLoaded('beds') },
        { at: 3, frame: 1, action: { type: 'patients/rowMarked', payload: 3 } },
        { at: 4, frame: 1, action: queryPending({}, 'listWards').action },
        { at: 5, frame: 2, action: { type: 'patients/reachChosen', payload: 'practice' } },
      ],
    };
    const { missing, states } = open(old);
    expect(missing).toEqual(['wards', 'beds', 'patients/rowMarked', 'listWards']);
    expect(states[0]).toMatchObject({ connection: { openConversationId: null } });
    expect(states[0]).not.toHaveProperty('wards');
    expect(states.at(-1)).toMatchObject({ patients: { reach: 'practice' } });
  });

  it('is read under the name that the product had before', () => {
    expect(open({ ...recordedFile(), type: 'fisia-recording' }).states).toHaveLength(3);
  });

  const file = recordedFile();
  const [entry] = file.entries as [Record<string, unknown>];
  const refused: [what: string, file: unknown, text: string][] = [
    ['no JSON', '{"type":"andadura-rec', REFUSALS.notJson],
    ['nothing', '', REFUSALS.notJson],
    ['another thing', [1, 2], REFUSALS.notRecording],
    ['another file', { type: 'routine', schemaVersion: 1 }, REFUSALS.notRecording],
    ['a later version', { ...file, version: 2 }, REFUSALS.otherVersion],
    ['no state', { ...file, initial: null }, REFUSALS.damaged('falta el estado inicial')],
    ['a flat state', { ...file, initial: { api: 3 } }, REFUSALS.damaged('falta el estado inicial')],
    [
      'a broken state',
      { ...file, initial: { api: { queries: 7 } } },
      REFUSALS.damaged('la acción 2 no se puede aplicar'),
    ],
    ['no actions', { ...file, entries: {} }, REFUSALS.damaged('faltan las acciones')],
    [
      'no time',
      { ...file, entries: [{ ...entry, at: 'ayer' }] },
      REFUSALS.damaged('la acción 1 no tiene hora'),
    ],
    [
      'no name',
      { ...file, entries: [{ ...entry, action: {} }] },
      REFUSALS.damaged('la acción 1 no tiene nombre'),
    ],
    [
      'a polluting key',
      JSON.stringify(file).replace('"initial":{', '"initial":{"__proto__":{"isAdmin":true},'),
      REFUSALS.dangerous,
    ],
    [
      'an address that runs',
      { ...file, entries: [{ ...entry, action: { type: 'x', payload: { link: ' javascript:alert(1)' } } }] },
      REFUSALS.dangerous,
    ],
    ['endless depth', '['.repeat(5000) + ']'.repeat(5000), REFUSALS.notJson],
    ['an empty DevTools export', { payload: '{}' }, REFUSALS.notRecording],
  ];

  it.each(refused)('is refused where it has %s', (what, damaged, text) => {
    const broken =
      what === 'a broken state'
        ? { ...file, initial: { api: { queries: 7 } }, entries: [entry, queryPending(entry)] }
        : damaged;
    expect(() => open(broken)).toThrow(new RefusedRecording(text));
    expect('isAdmin' in {}).toBe(false);
  });

  it('is refused or read, and never anything else, whatever was cut out of it or written into it', () => {
    const text = JSON.stringify(file);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 12 }), (at, length, written) => {
        try {
          open(text.slice(0, at) + written + text.slice(at + length));
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedRecording);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['a list', 'a lifted state'])('may be an export of Redux DevTools: %s', (form) => {
    const { store } = testStore();
    const start = store.getState() as unknown;
    const actions = [{ type: '@@INIT' }, { type: 'persist/PERSIST' }, sessionStarted(THERAPIST)];
    const lifted = {
      actionsById: Object.fromEntries(
        actions.map((action, id) => [id, { type: 'PERFORM_ACTION', timestamp: 1000 + id, action }]),
      ),
      stagedActionIds: [0, 1, 2],
      computedStates: [{ state: start }],
    };
    const moments = open(
      form === 'a list'
        ? { payload: JSON.stringify(actions), preloadedState: JSON.stringify(start) }
        : { payload: JSON.stringify(lifted) },
    );
    const { states, recording } = moments;
    expect([recording.source, nameOf(moments, 0)]).toEqual(['devtools', 'Comienzo de lo grabado']);
    expect(states).toHaveLength(2);
    expect(states.at(-1)?.identity).toEqual({ status: 'signedIn', user: THERAPIST });
  });

  it('may be an export without times, which its requests and restored preferences tell', () => {
    const asked = Date.UTC(2026, 10, 23, 9);
    const { action } = queryPending({}, 'listWards');
    const views = { appointments: 'calendar' };
    const actions = [
      { type: 'persist/REGISTER', key: 'preferences' },
      domainLoaded('auth'),
      { ...action, meta: { ...action.meta, startedTimeStamp: asked } },
      { type: 'persist/REHYDRATE', key: 'preferences', payload: { views } },
      { type: 'api/executeQuery/fulfilled', meta: { ...action.meta, fulfilledTimeStamp: asked + 300 } },
      sessionStarted(THERAPIST),
    ];
    const route = { pathname: '/patients', search: '', hash: '' };
    const { states, recording } = open({
      payload: JSON.stringify(actions),
      preloadedState: JSON.stringify({ route }),
    });
    expect(states[0]).toHaveProperty('route', route);
    expect(states[2]).toHaveProperty('preferences.views', {});
    expect(states[3]).toMatchObject({ preferences: { theme: 'system', views } });
    expect(recording.startedAt).toBe(asked);
    expect(recording.entries.map(({ at }) => at - asked)).toEqual([0, 0, 0, 300, 300]);
  });
});

it('knows each slice in one domain only', () => {
  const paths = [...DOMAINS, openingsDomain, dayDomain, connectionDomain].flatMap(({ slices = [] }) =>
    slices.map(({ reducerPath }) => reducerPath),
  );
  expect(paths.length).toBeGreaterThan(12);
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
});

function queryPending(entry: Record<string, unknown>, endpointName = 'listPatients') {
  return {
    ...entry,
    action: {
      type: 'api/executeQuery/pending',
      meta: {
        requestId: 'r',
        arg: { type: 'query', endpointName, queryCacheKey: `${endpointName}(undefined)` },
      },
    },
  };
}
