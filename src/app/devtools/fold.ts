import { combineSlices, createAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/baseApi';
import { dayDomain } from '@/shared/freshness';
import { identitySlice } from '@/shared/identity/slice';
import { isObject } from '@/shared/lib/values';
import { openingsDomain } from '@/shared/openings/slice';
import { preferencesSlice } from '@/shared/preferences/slice';
import { connectionDomain } from '@/shared/realtime';
import { domainLoaded, resetAfterSession } from '@/shared/redux';
import { toastsSlice } from '@/shared/toasts/slice';
import { DOMAINS } from './foundByName';
import { RefusedRecording, REFUSALS } from './readRecording';
import type { RecordedAction, RecordedEntry, RecordedState, Recording } from './recording';
import { routeSlice } from './route';

/**
 * A slice was restored from browser storage. Replaces redux-persist's own actions, which contain functions.
 */
export const sliceRestored = createAction<{ name: string; value: unknown }>('recording/sliceRestored');
/** The same of redux-persist, in an export of Redux DevTools. It restores the preferences only. */
const REHYDRATED = 'persist/REHYDRATE';

const ALL = [...DOMAINS, openingsDomain, dayDomain, connectionDomain];
const SLICES = [
  ...[identitySlice, toastsSlice, preferencesSlice, routeSlice],
  ...ALL.flatMap(({ slices = [] }) => slices),
];
const NAMES = new Set<string>([baseApi.reducerPath, ...SLICES.map(({ reducerPath }) => reducerPath)]);
/** With those that have no slice. */
const DOMAIN_NAMES = new Set([routeSlice.name, 'realtime', ...ALL.map(({ name }) => name)]);
/** Types of the actions that each slice declares, by its name. */
const ACTIONS = new Map(
  (SLICES as unknown as readonly { reducerPath: string; actions: Record<string, { type: string }> }[])
    .map(({ reducerPath, actions }) => [reducerPath, Object.values(actions).map(({ type }) => type)] as const)
    .filter(([, types]) => types.length > 0)
    .map(([name, types]) => [name, new Set(types)]),
);

/** The app's own reducers, all of them: a slice that the recorded app had not loaded yet is as it begins. */
const reducer = resetAfterSession<RecordedState>(combineSlices(baseApi, ...SLICES));

/** The state with what every slice begins with, without slices that this build does not have. */
export const wholeState = (state: RecordedState): RecordedState =>
  reducer(Object.fromEntries(Object.entries(state).filter(([name]) => NAMES.has(name))), {
    type: 'recording/opened',
  });

/** Call of an action of the API; undefined for any other. */
function callOf({ meta }: RecordedAction): string | undefined {
  const name = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName;
  return typeof name === 'string' ? name : undefined;
}

/** Whether this build has the call. Calls are known once their code is loaded. */
const isKnownCall = (name: string | undefined): boolean =>
  name === undefined || Object.hasOwn(baseApi.endpoints, name);

/** Applies one more action. What the API does not know would stop its reducers, and is left out. */
export function foldOne(state: RecordedState, action: RecordedAction): RecordedState {
  if (sliceRestored.match(action)) return { ...state, [action.payload.name]: action.payload.value };
  if (action.type === REHYDRATED && isObject(action.payload))
    return { ...state, preferences: { ...(state.preferences as object), ...action.payload } };
  return isKnownCall(callOf(action)) ? reducer(state, action) : state;
}

/** All moments of a recording. Moment 0 is its beginning, moment `n` the state after action `n`. */
export interface Moments {
  recording: Recording;
  states: readonly RecordedState[];
  /** Names of what this build does not have; what it did is not shown. */
  missing: readonly string[];
}

/** Slices, domains, actions of slices and calls that this build does not have. */
function missingIn({ initial, entries }: Recording): string[] {
  const missing = Object.keys(initial).filter((name) => !NAMES.has(name));
  for (const { action } of entries) {
    const call = callOf(action);
    const actions = ACTIONS.get(action.type.split('/', 1)[0] ?? '');
    if (call !== undefined && !isKnownCall(call)) missing.push(call);
    if (domainLoaded.match(action) && !DOMAIN_NAMES.has(action.payload)) missing.push(action.payload);
    if (actions && !actions.has(action.type)) missing.push(action.type);
  }
  return [...new Set(missing)];
}

/** Folds a recording. Throws `RefusedRecording` if an action cannot be applied. */
export function foldRecording(recording: Recording): Moments {
  const { initial, entries } = recording;
  const states: RecordedState[] = [];
  try {
    let state = wholeState(initial);
    states.push(state);
    for (const { action } of entries) states.push((state = foldOne(state, action)));
  } catch {
    throw new RefusedRecording(
      REFUSALS.damaged(
        states.length === 0
          ? 'el estado inicial no es válido'
          : `la acción ${states.length} no se puede aplicar`,
      ),
    );
  }
  return { recording, states, missing: missingIn(recording) };
}

/** Time of a moment, in ms since 1970. */
export const timeOf = ({ recording }: Moments, moment: number): number =>
  recording.entries[moment - 1]?.at ?? recording.startedAt;

/** Action that led to a moment; undefined for the beginning. */
export const entryOf = ({ recording }: Moments, moment: number): RecordedEntry | undefined =>
  recording.entries[moment - 1];

/** Name of a moment for a list; API actions include their endpoint. */
export function nameOf(moments: Moments, moment: number): string {
  const action = entryOf(moments, moment)?.action;
  if (!action) return moments.recording.isCut ? 'Comienzo de lo grabado' : 'Carga de la página';
  const call = callOf(action);
  return call === undefined ? action.type : `${call} · ${action.type.split('/').at(-1) ?? ''}`;
}
