import { PUBLIC_ROUTES } from '@/shared/routes';
import { SIGNED_IN_ROUTES } from '../router/routeTable';
import { createPseudonyms, type Draw, labelWords } from './pseudonyms';
import { ALLOWED, COMMON_SHOWN, SHOWN_IN_ADDRESS } from './allowList';
import type { FeatureRules } from './featureRules';

type Fields = Record<string, unknown>;

const NOTHING: FeatureRules = { endpoints: [], shown: [] };
/** Slices that bear another name than their feature. */
const FEATURE_OF_SLICE: Readonly<Record<string, string>> = { connection: 'realtime' };

const CACHE_KEY = /^(\w+)\((.*)\)$/s;
const FIELD = /^[A-Za-z_]\w*$/;
const ID_FIELD =
  /^id$|^_id$|Ids?$|^key$|^after$|^originalArgs$|^finished$|^favouriteRoutine|^toastShown$|^save(?:Started|Succeeded|Dropped)$|^outboxCleared$|^routinePatientChosen$/;
const PHONE_FIELD = /[pP]hone$/;
/** Made by Redux Toolkit at random. */
const RANDOM_FIELD = /^(?:requestId|pendingChanges|middlewareRegistered)$/;
const RANDOM = /^[\w-]{1,40}$/;
/** A choice, a label, a day or an instant. An e-mail address, a telephone or a paragraph is none, whatever its field says. */
const CHOICE = /^(?!.*\d{6})[\p{L}\p{N}][\p{L}\p{N} .,:_+/()-]{0,59}$/u;
/** Ids of cache tags that name no object: a list, a single value, the user's own. */
const CONSTANT_ID = /^(?:[A-Z_]*|own)$/;

interface Context {
  /** Slice or first part of the action's type; `route` has addresses instead of fields. */
  feature: string;
  rules: FeatureRules;
  /** Field name used for a bare payload. */
  bare: string;
}

type Pseudonyms = ReturnType<typeof createPseudonyms>;

const NO_LABELS: ReadonlySet<string> = new Set();
const LABELS = new Map(
  Object.values(ALLOWED).flatMap((rules) =>
    rules.labels ? [[rules, labelWords(rules.labels)] as const] : [],
  ),
);
const rulesOf = (feature: string): FeatureRules => ALLOWED[feature] ?? NOTHING;
const FEATURE_OF_ENDPOINT = new Map(
  Object.entries(ALLOWED).flatMap(([feature, { endpoints }]) =>
    endpoints.map((endpoint) => [endpoint, feature] as const),
  ),
);

function inEndpoint(endpoint: string): Context {
  const feature = FEATURE_OF_ENDPOINT.get(endpoint) ?? '';
  return { feature, rules: rulesOf(feature), bare: endpoint };
}

const isPlain = (value: object): value is Fields => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The endpoint that an action of the API, or a cache entry, is about. */
function endpointOf(action: Fields): string | undefined {
  const meta = action.meta as { arg?: { endpointName?: unknown } } | undefined;
  const name = meta?.arg?.endpointName;
  if (typeof name === 'string') return name;
  const cacheKey = (action.payload as { queryCacheKey?: unknown } | undefined)?.queryCacheKey;
  return typeof cacheKey === 'string' ? CACHE_KEY.exec(cacheKey)?.[1] : undefined;
}

/** Feature of an action: that of its endpoint, or the prefix of its type. */
function contextOf(action: { type: string }): Context {
  const endpoint = endpointOf(action as unknown as Fields);
  if (endpoint) return inEndpoint(endpoint);
  const parts = action.type.split('/');
  const [feature = ''] = parts;
  return { feature, rules: rulesOf(feature), bare: parts.at(-1) ?? '' };
}

/** Masks addresses within the app: path words stay, ids and values do not. */
function addressMask({ linked, blank, id }: Pseudonyms) {
  function pathname(path: string): string {
    return path
      .split('/')
      .map((part) => (ROUTE_WORDS.has(part) ? part : id(part)))
      .join('/');
  }

  function query(search: string): string {
    const masked = new URLSearchParams();
    for (const [name, value] of new URLSearchParams(search)) {
      const shown = SHOWN_IN_ADDRESS.includes(name) && CHOICE.test(value);
      masked.append(
        FIELD.test(name) ? name : blank(name),
        shown ? value : ID_FIELD.test(name) ? id(value) : linked(value),
      );
    }
    return search ? `?${masked.toString()}` : '';
  }

  /** An address within the app: its path, then its query. */
  function address(text: string): string {
    const [path = '', search] = text.split('?', 2);
    return pathname(path) + (search ? query(search) : '');
  }

  return { pathname, query, address };
}

/** Walks over a value of any shape, which is kept; texts and numbers give way unless the rules name their field. */
function createWalk(pseudonyms: Pseudonyms) {
  const { linked, blank, id, birth, phone } = pseudonyms;
  const { pathname, query, address } = addressMask(pseudonyms);
  /** Request ids met so far: they are keys of the API's state too. */
  const random = new Set<string>();

  function cacheKey(text: string): string | null {
    const [, endpoint = '', argument = ''] = CACHE_KEY.exec(text) ?? [];
    if (!endpoint) return null;
    if (argument === 'undefined' || argument === '') return text;
    try {
      return `${endpoint}(${JSON.stringify(walk(JSON.parse(argument), 'originalArgs', inEndpoint(endpoint)))})`;
    } catch {
      return null;
    }
  }

  function word(text: string, field: string, { feature, rules }: Context): string {
    if (feature === 'route') {
      return field === 'pathname' ? pathname(text) : field === 'search' ? query(text) : linked(text);
    }
    if (RANDOM_FIELD.test(field) && RANDOM.test(text)) {
      random.add(text);
      return text;
    }
    const key = cacheKey(text);
    if (key !== null) return key;
    if (rules.trees?.includes(field)) return text;
    if (rules.linked?.includes(field))
      return PHONE_FIELD.test(field) ? phone(text) : linked(text, LABELS.get(rules));
    if (rules.births?.includes(field)) return birth(text);
    if (ID_FIELD.test(field)) return CONSTANT_ID.test(text) ? text : id(text);
    if (field === 'link' && text.startsWith('/')) return address(text);
    const shown = rules.shown.includes(field) || COMMON_SHOWN.includes(field);
    return shown && CHOICE.test(text) ? pseudonyms.ids(text) : blank(text);
  }

  function nameOf(key: string): string {
    if (random.has(key) || (FIELD.test(key) && !pseudonyms.knows(key))) return key;
    return cacheKey(key) ?? pseudonyms.keyed(key);
  }

  function walk(value: unknown, field: string, context: Context): unknown {
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') return word(value, field, context);
    const { rules } = context;
    if (typeof value === 'number') {
      return rules.shown.includes(field) || COMMON_SHOWN.includes(field) || ID_FIELD.test(field) ? value : 0;
    }
    if (typeof value !== 'object') return undefined;
    if (rules.trees?.includes(field)) return value;
    if (Array.isArray(value)) return value.map((item) => walk(item, field, context) ?? null);
    if (!isPlain(value)) return undefined;
    const within = typeof value.endpointName === 'string' ? inEndpoint(value.endpointName) : context;
    // A patch names the field that it writes at the end of its path.
    const path = Array.isArray(value.path) && typeof value.op === 'string' ? (value.path as unknown[]) : null;
    const written = path?.findLast((part) => typeof part === 'string' && FIELD.test(part)) as
      string | undefined;
    const masked: Fields = {};
    for (const [key, item] of Object.entries(value)) {
      // Requests and answers themselves, with their headers.
      if (key === 'baseQueryMeta') continue;
      if (path && key === 'path')
        masked.path = path.map((part) => (typeof part === 'string' ? nameOf(part) : part));
      else if (path && key === 'value') masked.value = walk(item, written ?? within.bare, within);
      else {
        const isBare = (key === 'data' || key === 'payload') && typeof item !== 'object';
        const inner = isBare ? within.bare : FIELD.test(key) && !pseudonyms.knows(key) ? key : field;
        const result = walk(item, inner, within);
        if (result !== undefined) masked[nameOf(key)] = result;
      }
    }
    return masked;
  }

  return walk;
}

/**
 * Takes out of actions and states whatever the allow-list does not name, and keeps the rest of their shape, so that
 * the same reducers fold them to the same masked state. One per recording: its pseudonyms are drawn at random and
 * remembered in this tab only.
 */
export function createMask(draw?: Draw) {
  const pseudonyms = createPseudonyms(draw);
  const { linked, blank } = pseudonyms;
  const walk = createWalk(pseudonyms);

  return {
    ...pseudonyms,
    /** Whatever may stand for a word that a screen shows. */
    pseudonymsOf(text: string): string[] {
      const shown = [NO_LABELS, ...LABELS.values()].map((labels) => linked(text, labels));
      return [...shown, blank(text), pseudonyms.initials(text)];
    },
    /** An action as it may be kept. */
    action<Action extends { type: string }>(action: Action): Action {
      const context = contextOf(action);
      const { type, ...rest } = action;
      const masked: Fields = { type };
      for (const [key, value] of Object.entries(rest)) {
        // Which fields a bare value or a list of them belongs to is said by the action's name.
        const result = walk(value, key === 'payload' ? context.bare : key, context);
        if (result !== undefined) masked[key] = result;
      }
      return masked as Action;
    },
    /** A state as it may be kept. */
    state(state: Fields): Fields {
      return Object.fromEntries(
        Object.entries(state).map(([slice, value]) => {
          const feature = FEATURE_OF_SLICE[slice] ?? slice;
          return [slice, walk(value, slice, { feature, rules: rulesOf(feature), bare: slice })];
        }),
      );
    },
  };
}

export type Mask = ReturnType<typeof createMask>;

/** Words that addresses of the app are made of; any other part of a path names something. */
const ROUTE_WORDS = new Set(
  [...SIGNED_IN_ROUTES.map(({ path }) => path), ...Object.values(PUBLIC_ROUTES), '/register/invitation']
    .flatMap((path) => path.split('/'))
    .filter((part) => !part.startsWith(':')),
);
