import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { sessionExpired, type Vault } from '@/shared/identity';
import { isObject } from '@/shared/lib/objects';
import type { ApiError } from './errors';

declare const API_BASE_URL: string | undefined;

/** What endpoints read from the store's extra argument. */
export interface ApiExtra {
  vault: Vault;
  /** The network; tests, stories and replays hand in their own. */
  fetch: typeof fetch;
}

export type ApiRequest =
  | (FetchArgs & {
      /** A 401 to this call is about the typed password or code, not about the session. */
      keepSession?: boolean;
    })
  | string;

/** Longest wait for an answer, in milliseconds: the time-out of sign-in serves every call. */
const TIMEOUT_MS = 30_000;

/** Characters from which an answer takes some 10 ms to read on an ordinary machine. */
const LONG_ANSWER = 500_000;

/** Base address, set at build time; empty means the page's own origin. */
const baseAddress = typeof API_BASE_URL === 'string' ? API_BASE_URL : '';

/** Jest's and Node's fetch refuse relative addresses, so they are completed with the page's origin. */
const baseUrl = baseAddress || (typeof location === 'undefined' ? '' : location.origin);

/** The address with its parameters, those without a value left out. */
function addressOf({ url, params }: FetchArgs): string {
  const given = Object.entries((params ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  ) as [string, string][];
  return baseUrl + url + (given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '');
}

function toApiError({ status, headers }: Response, data: unknown): ApiError {
  const body = isObject(data) ? data : {};
  // Patient screens' backend speaks in `error`, therapist screens' in `message`: read whichever is there.
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
 * The app's base query: JSON both ways, bearer token from the vault, errors as `ApiError`. A 401 announces
 * `sessionExpired`, unless the call asked to keep the session or another session has begun since it was sent.
 * RTK Query's own `fetchBaseQuery` can do much that nobody here asks for, and would come with the first screen.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api: BaseQueryApi) => {
  const { vault, fetch: fetchFn } = api.extra as ApiExtra;
  const { keepSession, ...args }: Exclude<ApiRequest, string> =
    typeof request === 'string' ? { url: request } : request;
  const token = vault.token();
  const headers = new Headers(args.headers as HeadersInit);
  headers.set('accept', 'application/json');
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  const body: unknown = args.body;
  if (body !== undefined) headers.set('content-type', 'application/json');

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
        body: JSON.stringify(body),
      }),
    );
    let data: unknown = null;
    let isReadable = true;
    try {
      const text = await response.text();
      if (text) data = JSON.parse(text);
      // Yield between reading a large answer and rendering it, so that a key press is handled in between.
      if (text.length > LONG_ANSWER) await new Promise((resolve) => setTimeout(resolve));
    } catch {
      if (isLate) return { error: { status: 'TIMEOUT' } };
      isReadable = false;
    }
    if (response.ok && isReadable) return { data };
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
