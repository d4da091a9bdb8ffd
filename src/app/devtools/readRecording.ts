import { isObject } from '@/shared/lib/values';
import { domainsIn, type RecordedState } from './fold';
import {
  FORMER_RECORDING_TYPES,
  RECORDING_TYPE,
  RECORDING_VERSION,
  type RecordedAction,
  type RecordedEntry,
  type Recording,
} from './recording';

const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_ACTIONS = 50_000;
const MAX_DEPTH = 60;
const MAX_TYPE = 200;
/** Keys that would change object prototypes when copied. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Addresses that run code. */
const CODE = /^\s*(?:javascript|vbscript|data:text\/html)/i;

/** Why a file was refused, with a message for the user. */
export class RefusedRecording extends Error {}

export const REFUSALS = {
  tooLarge: 'El archivo es demasiado grande para ser una grabación',
  notJson: 'El archivo no es una grabación: no se puede leer',
  notRecording: 'El archivo no es una grabación',
  otherVersion: 'La grabación es de otra versión y no se puede reproducir',
  dangerous: 'El archivo contiene código y no se ha abierto',
  tooDeep: 'El archivo está dañado: tiene demasiados niveles',
  damaged: (what: string) => `La grabación está dañada: ${what}`,
} as const;

type Fields = Record<string, unknown>;

const refuse = (reason: string): never => {
  throw new RefusedRecording(reason);
};
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 8.64e15;

/** Checks the whole file: no dangerous keys (`__proto__`), no script addresses, limited depth. */
function inspect(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) refuse(REFUSALS.tooDeep);
  if (typeof value === 'string' && CODE.test(value)) refuse(REFUSALS.dangerous);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) inspect(item, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN_KEYS.has(key)) refuse(REFUSALS.dangerous);
    inspect((value as Fields)[key], depth + 1);
  }
}

function parse(text: string): unknown {
  if (text.length > MAX_CHARACTERS) refuse(REFUSALS.tooLarge);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(REFUSALS.notJson);
  }
}

const isState = (value: unknown): value is RecordedState =>
  isObject(value) && Object.values(value).every(isObject);

function toAction(value: unknown, place: number): RecordedAction {
  if (!isObject(value) || typeof value.type !== 'string' || value.type === '' || value.type.length > MAX_TYPE)
    return refuse(REFUSALS.damaged(`la acción ${place + 1} no tiene nombre`));
  return value as unknown as RecordedAction;
}

function viewportOf(value: unknown): { width: number; height: number } {
  const size = (number: unknown) =>
    typeof number === 'number' && number > 0 && number < 100_000 ? Math.round(number) : 0;
  return isObject(value) ? { width: size(value.width), height: size(value.height) } : { width: 0, height: 0 };
}

function checkCount(count: number): void {
  if (count > MAX_ACTIONS) refuse(REFUSALS.damaged(`tiene más de ${MAX_ACTIONS} acciones`));
}

function readOwn(file: Fields): Recording {
  if (file.version !== RECORDING_VERSION) refuse(REFUSALS.otherVersion);
  const { initial, domains, entries, startedAt, stateHash } = file;
  if (!isState(initial)) return refuse(REFUSALS.damaged('falta el estado inicial'));
  if (!Array.isArray(entries)) return refuse(REFUSALS.damaged('faltan las acciones'));
  if (!Array.isArray(domains) || domains.some((name) => typeof name !== 'string'))
    return refuse(REFUSALS.damaged('faltan los dominios'));
  if (!isTime(startedAt)) return refuse(REFUSALS.damaged('falta la hora'));
  if (typeof stateHash !== 'string') return refuse(REFUSALS.damaged('falta la comprobación'));
  checkCount(entries.length);
  return {
    source: 'recorder',
    startedAt,
    viewport: viewportOf(file.viewport),
    initial: { state: initial, domains: domains as string[] },
    entries: (entries as unknown[]).map((entry, place): RecordedEntry => {
      if (!isObject(entry) || !isTime(entry.at) || !Number.isInteger(entry.frame))
        return refuse(REFUSALS.damaged(`la acción ${place + 1} no tiene hora`));
      return { at: entry.at, frame: entry.frame as number, action: toAction(entry.action, place) };
    }),
    stateHash,
  };
}

/** Actions of Redux DevTools, and of redux-persist, whose functions are lost in JSON. */
const NOT_REPLAYED = /^(?:@@|persist\/)/;

/**
 * Reads actions from a lifted state (`actionsById` in the order of `stagedActionIds`) or from a plain list.
 */
function devToolsActions(payload: unknown): { actions: RecordedAction[]; times: (number | null)[] } {
  if (Array.isArray(payload)) {
    checkCount(payload.length);
    return { actions: payload.map(toAction), times: payload.map(() => null) };
  }
  if (!isObject(payload) || !isObject(payload.actionsById) || !Array.isArray(payload.stagedActionIds))
    return refuse(REFUSALS.notRecording);
  const { actionsById } = payload;
  const skipped = new Set(Array.isArray(payload.skippedActionIds) ? payload.skippedActionIds : []);
  const ids = (payload.stagedActionIds as unknown[]).filter((id) => !skipped.has(id));
  checkCount(ids.length);
  const lifted = ids.map((id, place) => {
    const one = actionsById[String(id)];
    if (!isObject(one)) return refuse(REFUSALS.damaged(`falta la acción ${place + 1}`));
    return { action: toAction(one.action, place), at: isTime(one.timestamp) ? one.timestamp : null };
  });
  return { actions: lifted.map(({ action }) => action), times: lifted.map(({ at }) => at) };
}

/** The state before the first action, if the export contains it. */
function devToolsStart(file: Fields, payload: unknown): unknown {
  if ('preloadedState' in file) {
    return typeof file.preloadedState === 'string' ? parse(file.preloadedState) : file.preloadedState;
  }
  if (!isObject(payload)) return undefined;
  const computed = Array.isArray(payload.computedStates)
    ? (payload.computedStates as unknown[])[0]
    : undefined;
  return (isObject(computed) ? computed.state : undefined) ?? payload.committedState;
}

function readDevTools(file: Fields): Recording {
  const payload = typeof file.payload === 'string' ? parse(file.payload) : (file.payload ?? file);
  inspect(payload);
  const { actions, times } = devToolsActions(payload);
  const start = devToolsStart(file, payload);
  inspect(start);
  if (!isState(start)) return refuse(REFUSALS.damaged('falta el estado inicial'));
  const startedAt = times.find((time) => time !== null) ?? 0;
  return {
    source: 'devtools',
    startedAt,
    viewport: { width: 0, height: 0 },
    initial: { state: start, domains: domainsIn(start) },
    entries: actions
      .map((action, place) => ({ action, at: times[place] ?? startedAt, frame: place }))
      .filter(({ action }) => !NOT_REPLAYED.test(action.type)),
    stateHash: null,
  };
}

/**
 * Reads a file of the recorder or an export of Redux DevTools. Throws `RefusedRecording` with a Spanish
 * message.
 */
export function readRecording(text: string): Recording {
  const file = parse(text);
  inspect(file);
  if (!isObject(file)) return refuse(REFUSALS.notRecording);
  if (file.type === RECORDING_TYPE || FORMER_RECORDING_TYPES.includes(file.type as string))
    return readOwn(file);
  return 'payload' in file || 'actionsById' in file ? readDevTools(file) : refuse(REFUSALS.notRecording);
}
