import { configureStore, Tuple } from '@reduxjs/toolkit';
import type { SchemaDescription } from 'yup';
import { baseApi } from '@/shared/api/baseApi';
import { identitySlice } from '@/shared/identity/slice';
import { openingsDomain } from '@/shared/openings/slice';
import { preferencesSlice } from '@/shared/preferences/slice';
import { toastsSlice } from '@/shared/toasts/slice';
import { CONTRACT, DOMAINS } from './foundByName';
import { createRecorder } from './recorder';

type Description = SchemaDescription & { fields?: Record<string, Description>; innerType?: Description };

/** A text that nobody writes, one word, so that no rule of form holds it back. */
const canaries = () => {
  const all: string[] = [];
  return { all, next: (field: string) => all[all.push(`canario${all.length}${field}`) - 1] as string };
};

/** Fills what a schema allows: a canary in each free text, the first choice of each choice. */
function filled(description: Description, next: (field: string) => string, name = ''): unknown {
  const { type, oneOf = [], tests, fields = {}, innerType } = description;
  const choice = oneOf.find((value) => value !== null);
  if (choice !== undefined) return choice;
  const regex = tests.find(({ name }) => name === 'matches')?.params?.regex;
  if (tests.some(({ name }) => name === 'datetime')) return '2026-11-02T09:00:00.000Z';
  if (type === 'number') return 3;
  if (type === 'boolean') return true;
  if (type === 'array') return innerType ? [filled(innerType, next, name)] : [next(name)];
  if (Object.keys(fields).length > 0)
    return Object.fromEntries(
      Object.entries(fields).map(([field, one]) => [field, filled(one, next, field)]),
    );
  if (type === 'string')
    return regex instanceof RegExp && regex.test('2026-11-02') ? '2026-11-02' : next(name);
  // Free-form: texts at two depths.
  return { unheardOf: next(name), list: [{ deeper: next(name) }] };
}

const SCHEMAS = CONTRACT.flatMap((module) => Object.entries(module)).flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'describe' in value
    ? [[name, (value as { describe: () => Description }).describe()] as const]
    : [],
);

const SLICES = [
  ...[identitySlice, preferencesSlice, toastsSlice],
  ...[...DOMAINS, openingsDomain].flatMap(({ slices = [] }) => slices),
] as unknown as { reducerPath: string; actions: Record<string, { type: string }> }[];

/**
 * Actions whose payload, were it a bare word, would be shown. None carries a word that somebody types: a new one is looked
 * at, and named here.
 */
const WORDS_OF_THE_PROGRAM = [
  'appointments/columnsChosen',
  'appointments/viewChosen',
  'auth/accessScreenLeft',
  'auth/accessStageReached',
  'imports/mappingReopened',
  'invitations/statusFilterChosen',
  'patients/orderChosen',
  'patients/reachChosen',
  'patients/statusFilterChosen',
  'preferences/themeChosen',
  'preferences/viewChosen',
  'progress/stepTyped',
  'progress/tabChosen',
  'runner/stepReached',
  'sessions/periodChosen',
];

it('records no text of a body or an answer of the contract, in any domain', () => {
  const { all, next } = canaries();
  const states: unknown[] = [];
  const recorder = createRecorder();
  const store = configureStore({
    reducer: (state: object = {}) => state,
    middleware: () => new Tuple(recorder.middleware),
  });
  recorder.attach(store as never);
  for (const [name, description] of SCHEMAS) {
    const value = filled(description, next);
    const endpointName = `call${name}`;
    const arg = {
      endpointName,
      originalArgs: value,
      queryCacheKey: `${endpointName}(${JSON.stringify(value)})`,
    };
    store.dispatch({ type: 'api/executeMutation/pending', meta: { requestId: name, arg } });
    store.dispatch({ type: 'api/executeQuery/fulfilled', payload: value, meta: { requestId: name, arg } });
    store.dispatch({
      type: 'api/executeQuery/rejected',
      payload: { status: 409, data: value },
      meta: { arg },
    });
    const patches = [{ op: 'replace', path: ['list', 0], value }];
    store.dispatch({
      type: 'api/queries/queryResultPatched',
      payload: { queryCacheKey: arg.queryCacheKey, patches },
    });
    store.dispatch({
      type: 'openings/opened',
      payload: { what: 'anything', id: next('opening'), about: value },
    });
    const entry = { endpointName, originalArgs: value, data: value, requestId: name };
    const state = { [baseApi.reducerPath]: { queries: { [arg.queryCacheKey]: entry } }, [name]: value };
    states.push(recorder.mask.state(state));
  }
  const file = JSON.stringify([recorder.read(), states]);
  expect(SCHEMAS.length).toBeGreaterThan(100);
  expect(all.length).toBeGreaterThan(500);
  expect(file.match(/canario\w*/g)).toBeNull();
  expect(file).toContain('"dateOfBirth":"');
});

it('records no bare text of an action, but words of the program', () => {
  const { mask } = createRecorder();
  const types = SLICES.flatMap(({ actions }) => Object.values(actions).map(({ type }) => type));
  expect(types.length).toBeGreaterThan(100);
  const shown = types.filter((type) => mask.action({ type, payload: 'canario' }).payload === 'canario');
  expect(shown.sort()).toEqual(WORDS_OF_THE_PROGRAM);
});

it('records nothing of a cache of which it knows nothing', () => {
  const { mask } = createRecorder();
  const data = {
    canario1: ['canario2', { canario3: 77_123 }],
    canario4: 'canario5 6',
    canario9: 'canario5(3)',
  };
  const queries = { 'listWards("canario7")': { endpointName: 'listWards', originalArgs: 'canario7', data } };
  const file = JSON.stringify(
    mask.state({ [baseApi.reducerPath]: { queries }, wards: { open: 'canario8' } }),
  );
  expect(file).not.toMatch(/canario[25678]|77123/);
});
