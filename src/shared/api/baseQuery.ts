import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { ASKED_AGAIN_HEADER } from '@/contract/audit/limits';
import { sessionExpired, type Vault } from '@/shared/identity';
import { isObject } from '@/shared/lib/objects';
import { repeatKeys } from './repeatKeys';
import type { ApiError } from './errors';

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

/** Full address with query parameters. Undefined parameters are left out. */
function addressOf({ url, params }: FetchArgs): string {
  const given = Object.entries((params ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  ) as [string, string][];
  return baseUrl + url + (given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '');
}

function toApiError({ status, headers }: Response, data: unknown): ApiError {
  const body = isObject(data) ? data : {};
  // The backend's patient routes use `error`, its therapist routes `message`.
  const message = [body.error, body.message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
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

/**
 * The app's base query: JSON in both directions, or bytes as a `Blob`; bearer token from the vault, errors as `ApiError`. A
 * POST of somebody signed in carries an `Idempotency-Key`, so that one sent again after a lost answer counts once. A 401
 * dispatches `sessionExpired`, except with `keepSession` or if the token changed meanwhile. What is asked for again says so, and
 * our server then logs no new reading of what is unchanged. Replaces RTK
 * Query's `fetchBaseQuery`, whose unused features would enlarge the first download.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api: BaseQueryApi) => {
  const { vault, fetch: fetchFn } = api.extra as ApiExtra;
  const { keepSession, asBlob, ...args }: Exclude<ApiRequest, string> =
    typeof request === 'string' ? { url: request } : request;
  const token = vault.token();
  const headers = new Headers(args.headers as HeadersInit);
  headers.set('accept', 'application/json');
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  // Not to another origin, which would have to allow the header.
  if (api.forced && !baseAddress) headers.set(ASKED_AGAIN_HEADER, '1');
  const body: unknown = args.body;
  // Part of a file goes as it is, under its own type.
  const isFile = body instanceof Blob;
  if (body !== undefined && !isFile) headers.set('content-type', 'application/json');
  const content = isFile ? body : JSON.stringify(body);
  // Calls about an account carry passwords, which are kept nowhere.
  const isKeyed = args.method === 'POST' && token && !isFile && !args.url.startsWith('/api/auth/');
  const repeats = isKeyed ? repeatKeys(api.extra as ApiExtra) : undefined;
  const call = `${args.url} ${String(content)}`;
  if (repeats && !headers.has(repeats.header)) headers.set(repeats.header, repeats.keyOf(call));

  const controller = new AbortController();
  const stop = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, args.timeout ?? TIMEOUT_MS);
  if (api.signal.aborted) stop();
  api.signal.addEventListener('abort', stop);
  try {
    const response = await fetchFn(
      // `JSON.stringify` leaves out a body that there is not.
      new Request(addressOf(args), {
        ...args,
        headers,
        signal: controller.signal,
        body: content,
      }),
    );
    if (asBlob && response.ok) return { data: await response.blob() };
    let data: unknown = null;
    let isReadable = true;
    try {
      const text = await response.text();
      if (text) data = JSON.parse(text);
      // Yield between parsing and rendering a large answer, so that a key press can be handled.
      if (text.length > LONG_ANSWER) await new Promise((resolve) => setTimeout(resolve));
    } catch {
      if (isLate) return { error: { status: 'TIMEOUT' } };
      isReadable = false;
    }
    if (response.ok && isReadable) {
      repeats?.forget(call);
      return { data };
    }
    const error = toApiError(response, data);
    if (error.status === 401 && !keepSession && token) {
      await vault.settled();
      if (vault.token() === token) api.dispatch(sessionExpired());
    }
    return { error };
  } catch {
    return { error: { status: isLate ? 'TIMEOUT' : 'NETWORK' } };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', stop);
  }
};
