import { isObject } from '@/shared/lib/values';
import {
  FORMER_RECORDING_TYPES,
  RECORDING_TYPE,
  RECORDING_VERSION,
  type RecordedAction,
  type RecordedState,
  type Recording,
} from './recording';

const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_ACTIONS = 50_000;
const MAX_TYPE = 200;
/** Keys that would change object prototypes when copied. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Addresses that run code. */
const CODE = /^\s*(?:javascript|vbscript|data:text\/html)/i;
/** Actions of Redux DevTools, and those of redux-persist that only carry functions, which JSON loses. */
const NOT_REPLAYED = /^(?:@@|persist\/(?!REHYDRATE$))/;

/** Why a file was refused, with a message for the user. */
export class RefusedRecording extends Error {}

export const REFUSALS = {
  tooLarge: 'El archivo es demasiado grande para ser una grabación',
  notJson: 'El archivo no es una grabación: no se puede leer',
  notRecording: 'El archivo no es una grabación',
  otherVersion: 'La grabación es de otra versión y no se puede reproducir',
  dangerous: 'El archivo contiene código y no se ha abierto',
  damaged: (what: string) => `La grabación está dañada: ${what}`,
} as const;

type Fields = Record<string, unknown>;

const refuse = (reason: string): never => {
  throw new RefusedRecording(reason);
};
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 8.64e15;

/** Parses a text without keys that change prototypes (`__proto__`) and without addresses that run code. */
function parse(text: string): unknown {
  if (text.length > MAX_CHARACTERS) refuse(REFUSALS.tooLarge);
  try {
    return JSON.parse(text, (key, value: unknown) =>
      FORBIDDEN_KEYS.has(key) || (typeof value === 'string' && CODE.test(value))
        ? refuse(REFUSALS.dangerous)
        : value,
    );
  } catch (error) {
    // A SyntaxError, or a RangeError where the levels have no end.
    return refuse(error instanceof RefusedRecording ? error.message : REFUSALS.notJson);
  }
}

function stateOf(value: unknown): RecordedState {
  return isObject(value) && Object.values(value).every(isObject)
    ? value
    : refuse(REFUSALS.damaged('falta el estado inicial'));
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return refuse(REFUSALS.damaged('faltan las acciones'));
  if (value.length > MAX_ACTIONS) refuse(REFUSALS.damaged(`tiene más de ${MAX_ACTIONS} acciones`));
  return value;
}

const actionOf = (value: unknown, place: number): RecordedAction =>
  isObject(value) && typeof value.type === 'string' && value.type !== '' && value.type.length <= MAX_TYPE
    ? (value as RecordedAction)
    : refuse(REFUSALS.damaged(`la acción ${place + 1} no tiene nombre`));

function readOwn({ version, initial, entries, startedAt, isCut }: Fields): Recording {
  if (version !== RECORDING_VERSION) refuse(REFUSALS.otherVersion);
  if (!isTime(startedAt)) return refuse(REFUSALS.damaged('falta la hora'));
  return {
    source: 'recorder',
    startedAt,
    isCut: isCut === true,
    initial: stateOf(initial),
    entries: listOf(entries).map((entry, place) =>
      isObject(entry) && isTime(entry.at)
        ? { at: entry.at, action: actionOf(entry.action, place) }
        : refuse(REFUSALS.damaged(`la acción ${place + 1} no tiene hora`)),
    ),
  };
}

/** When an action happened: as Redux DevTools says, or RTK Query in the actions of a request. */
function timeIn({ timestamp, action }: Fields): number | undefined {
  const meta = isObject(action) && isObject(action.meta) ? action.meta : {};
  return [timestamp, meta.fulfilledTimeStamp, meta.startedTimeStamp].find(isTime);
}

/**
 * Reads an export of Redux DevTools: a lifted state (`actionsById` in the order of `stagedActionIds`) or a plain list
 * of actions, with the state before the first one. A list has no times but those of requests, so an action between two of
 * them is given the time of the one before.
 */
function readDevTools(file: Fields): Recording {
  const parsed = (value: unknown) => (typeof value === 'string' ? parse(value) : value);
  const payload = parsed(file.payload) ?? file;
  const lifted = isObject(payload) ? payload : {};
  const byId = isObject(lifted.actionsById) ? lifted.actionsById : {};
  if (!Array.isArray(payload) && !Array.isArray(lifted.stagedActionIds)) refuse(REFUSALS.notRecording);
  const skipped = new Set(Array.isArray(lifted.skippedActionIds) ? lifted.skippedActionIds : []);
  const steps: Fields[] = Array.isArray(payload)
    ? listOf(payload).map((action) => ({ action }))
    : listOf(lifted.stagedActionIds)
        .filter((id) => !skipped.has(id))
        .map((id, place) => {
          const step = byId[String(id)];
          return isObject(step) ? step : refuse(REFUSALS.damaged(`falta la acción ${place + 1}`));
        });
  const first: unknown = Array.isArray(lifted.computedStates) ? lifted.computedStates[0] : undefined;
  const start = parsed(file.preloadedState) ?? (isObject(first) ? first.state : undefined);
  const startedAt = steps.map(timeIn).find(isTime) ?? 0;
  let at = startedAt;
  return {
    source: 'devtools',
    startedAt,
    // It keeps the latest actions only, and its export does not say whether there were others.
    isCut: true,
    initial: stateOf(start ?? lifted.committedState),
    entries: steps
      .map((step, place) => {
        at = timeIn(step) ?? at;
        return { at, action: actionOf(step.action, place) };
      })
      .filter(({ action }) => !NOT_REPLAYED.test(action.type)),
  };
}

/**
 * Reads a file of the recorder or an export of Redux DevTools. Throws `RefusedRecording` with a Spanish
 * message.
 */
export function readRecording(text: string): Recording {
  const file = parse(text);
  if (!isObject(file)) return refuse(REFUSALS.notRecording);
  if (file.type === RECORDING_TYPE || FORMER_RECORDING_TYPES.includes(file.type as string))
    return readOwn(file);
  return 'payload' in file || 'actionsById' in file ? readDevTools(file) : refuse(REFUSALS.notRecording);
}
