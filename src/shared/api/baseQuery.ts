import { nanoid } from '@reduxjs/toolkit';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { ASKED_AGAIN_HEADER } from '@/contract/common/constants';
import { selectUser, sessionExpired } from '@/shared/identity/slice';
import type { Vault } from '@/shared/identity/vault';
import { isObject } from '@/shared/lib/values';
import type { ApiError } from './errors';

/** Waits in milliseconds before what failed for a moment is tried again. */
export const RETRY_MS = [1000, 3000, 8000, 15_000] as const;

/** Whether a failure may pass by itself: no line, an overloaded server. */
export const isPassing = (error: ApiError): boolean =>
  typeof error.status !== 'number' || error.status >= 500 || error.status === 429;

/** Calls whose keys are kept: more than anybody sends again. */
const KEPT = 50;

/** Calls without an answer yet, or with a refusal, and their keys, by the store's extra argument. */
const stores = new WeakMap<object, Map<string, string>>();

/** '/api/appointments/1/restore' belongs to '/api/appointments'. */
const collectionOf = (url: string): string => url.split('/', 3).join('/');

/** Address of a POST about one of a collection, e.g. '/api/appointments/12/cancel'. An id has a digit. */
const ABOUT_ONE = /^\/api\/[^/]+\/[^/]*\d[^/]*\/./;

/**
 * Whether a call that has succeeded changed something that was there. A POST counts if it was about one thing and made
 * nothing new (201); any other POST may only have asked.
 */
const hasChanged = ({ method = '', url }: FetchArgs, status: number | undefined): boolean =>
  ['DELETE', 'PATCH', 'PUT'].includes(method) || (method === 'POST' && status === 200 && ABOUT_ONE.test(url));

/**
 * Gives each call of a store the key by which our server knows it again; other backends ignore the header. The same call
 * sent again has the same key until it has succeeded: whether the first one was carried out, nobody here knows. A call
 * is told by its address and content.
 */
function repeatKeys(store: object) {
  const keys = stores.get(store) ?? new Map<string, string>();
  stores.set(store, keys);
  return {
    header: 'Idempotency-Key',
    keyOf(call: string): string {
      const key = keys.get(call) ?? nanoid(24);
      keys.delete(call);
      keys.set(call, key);
      const [oldest] = keys.keys();
      if (keys.size > KEPT && oldest !== undefined) keys.delete(oldest);
      return key;
    },
    /** The call has succeeded: the same once more is meant. */
    forget: (call: string): void => void keys.delete(call),
    /** Something of a collection has changed: who takes back another deletion of it, for example, wants it done anew. */
    forgetIn(collection: string): void {
      for (const call of [...keys.keys()])
        if (collectionOf(call.split(' ', 1)[0] ?? '') === collection) keys.delete(call);
    },
  };
}

/** Deletions of which nobody here knows whether they were carried out, by the store's extra argument. */
const lostDeletions = new WeakMap<object, Set<string>>();

/**
 * Notes a deletion whose answer was lost. Returns whether one that finds nothing was carried out by such an attempt before.
 */
function wasDeleted(store: object, deletion: string, failure: ApiError): boolean {
  const lost = lostDeletions.get(store) ?? new Set<string>();
  lostDeletions.set(store, lost);
  if (isPassing(failure)) lost.add(deletion);
  return (failure.status === 404 || failure.status === 410) && lost.delete(deletion);
}

declare const API_BASE_URL: string | undefined;

/** Part of the store's extra argument that endpoints read. */
export interface ApiExtra {
  vault: Vault;
  /** Function that makes requests; tests, stories and replays provide their own. */
  fetch: typeof fetch;
}

export type ApiRequest =
  | (FetchArgs & {
      /** A 401 to this call is about the password or code entered, so it must not end the sign-in session. */
      keepSession?: boolean;
      /** Answers the bytes of a file as a `Blob` instead of JSON. */
      asBlob?: boolean;
    })
  | string;

/** Default time-out in milliseconds, the same as for sign-in. */
const TIMEOUT_MS = 30_000;

/** Length in characters from which parsing an answer takes about 10 ms. */
const LONG_ANSWER = 500_000;

/** Base address, set at build time; empty means the page's own origin. */
const baseAddress = typeof API_BASE_URL === 'string' ? API_BASE_URL : '';

/** Jest's and Node's fetch refuse relative addresses, so they are completed with the page's origin. */
const baseUrl = baseAddress || (typeof location === 'undefined' ? '' : location.origin);

/** The content of an answer. Yields between parsing and rendering a large one, so that a key press can be handled. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (text.length > LONG_ANSWER) await new Promise((resolve) => setTimeout(resolve));
  return data;
}

/**
 * Fields of a refusal that may hold its text, first the one that the screen reads: `error` for patients and invitations,
 * `message` for all others. A backend may fill the other one with the name of the status, in English.
 */
const textFields = (state: Parameters<typeof selectUser>[0], url: string): readonly string[] =>
  selectUser(state)?.role === 'PATIENT' || url.startsWith('/api/invitations')
    ? ['error', 'message']
    : ['message', 'error'];

/** The refusal in an answer, or that the answer of a success could not be read. */
function refusalIn({ status, headers }: Response, data: unknown, fields: readonly string[]): ApiError {
  const body = isObject(data) ? data : {};
  const message = fields
    .map((field) => body[field])
    .find((text): text is string => typeof text === 'string' && text !== '');
  const retryAfter = Number(headers.get('retry-after'));
  return {
    status: status < 400 ? 'PARSING' : status,
    ...(message && { message }),
    ...(typeof body.fields === 'object' &&
      body.fields !== null && { fields: body.fields as Record<string, string> }),
    ...(body.details !== undefined && { details: body.details }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/** The failure of a call, with or without an answer; `fields` as for `refusalIn`. */
function apiErrorOf(
  error: FetchBaseQueryError,
  response: Response | undefined,
  fields: readonly string[],
): ApiError {
  if (error.status === 'TIMEOUT_ERROR') return { status: 'TIMEOUT' };
  // A whole answer that is no JSON is a SyntaxError. Any other failure to read one is a line that broke off.
  const isCutOff = response?.ok && error.status === 'PARSING_ERROR' && !error.error.startsWith('SyntaxError');
  if (!response || isCutOff) return { status: 'NETWORK' };
  return refusalIn(response, error.status === 'PARSING_ERROR' ? null : error.data, fields);
}

/** Whether an answer is there already. A screen that always asks anew is also `forced` when it is opened first. */
function isAskedAgain({ forced, queryCacheKey, getState }: BaseQueryApi): boolean {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return forced === true && api.queries[queryCacheKey ?? '']?.data !== undefined;
}

/**
 * The app's base query: JSON in both directions, or bytes as a `Blob`; bearer token from the vault, errors as `ApiError`. A
 * POST of somebody signed in carries an `Idempotency-Key`, so that one sent again after a lost answer counts once. A DELETE sent
 * again that finds nothing has succeeded. A 401 dispatches `sessionExpired`, except with `keepSession` or if the token changed
 * meanwhile. What is asked for again says so, and our server then logs no new reading of what is unchanged. Answers nothing of
 * RTK Query's `meta`: it holds the request with its token, and would reach the log of actions.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api, options) => {
  const { vault, fetch: fetchFn } = api.extra as ApiExtra;
  const { keepSession, asBlob, ...args }: Exclude<ApiRequest, string> =
    typeof request === 'string' ? { url: request } : request;
  const token = vault.token();
  // Calls about an account carry passwords, and a part of a file is long: their content is kept nowhere.
  const isKeyed =
    args.method === 'POST' && token && !(args.body instanceof Blob) && !args.url.startsWith('/api/auth/');
  const repeats = repeatKeys(api.extra as ApiExtra);
  const call = isKeyed ? `${args.url} ${JSON.stringify(args.body)}` : '';
  const send = fetchBaseQuery({
    baseUrl,
    fetchFn,
    timeout: TIMEOUT_MS,
    prepareHeaders(headers) {
      headers.set('accept', 'application/json');
      if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      if (isAskedAgain(api)) headers.set(ASKED_AGAIN_HEADER, '1');
      if (call && !headers.has(repeats.header)) headers.set(repeats.header, repeats.keyOf(call));
      // The browser refuses every POST to another origin that does not allow these headers.
      if (baseAddress) for (const ours of [ASKED_AGAIN_HEADER, repeats.header]) headers.delete(ours);
    },
    responseHandler: (response) => (asBlob && response.ok ? response.blob() : contentOf(response)),
  });

  const { data, error, meta } = await send(args, api, options);
  const state = api.getState() as Parameters<typeof selectUser>[0];
  const refusal = error && apiErrorOf(error, meta?.response, textFields(state, args.url));
  if (
    !refusal ||
    (args.method === 'DELETE' && wasDeleted(api.extra as ApiExtra, `${token} ${args.url}`, refusal))
  ) {
    if (call) repeats.forget(call);
    if (hasChanged(args, meta?.response?.status)) repeats.forgetIn(collectionOf(args.url));
    return { data: refusal ? null : data };
  }
  if (refusal.status === 401 && !keepSession && token) {
    await vault.settled();
    if (vault.token() === token) api.dispatch(sessionExpired());
  }
  return { error: refusal };
};

/** Header with an idempotency key: our server applies repeated writes once, other backends ignore it. */
export const keyHeader = (key: string) => ({ 'Idempotency-Key': key });
