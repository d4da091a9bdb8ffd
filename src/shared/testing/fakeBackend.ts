import { createContext } from 'react';
import { neededFor, STATUS_PATH } from '@/contract/system';
import type { Viewer } from './people';

/** Simulated network between a store and its backend. */
export interface Line {
  /** Milliseconds before each answer. */
  latency: number;
  offline: boolean;
}

/** Settings of Storybook's toolbars for connected stories. */
export interface StoryEnvironment {
  /** The signed-in user; `null` means that the story decides. */
  viewer: Viewer | null;
  /** Read before each answer, so that a change affects open stories. */
  line: () => Line;
}

export const StoryEnvironmentContext = createContext<StoryEnvironment>({
  viewer: null,
  line: () => ({ latency: 0, offline: false }),
});

/** A request received by the fake backend. `body` is the parsed JSON, the text of another type, or `undefined`. */
export interface FakeRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
  /** Path parameters of the route, e.g. `:id`. */
  params: Record<string, string>;
}

/** Answer of a route: JSON with a status, or a lost connection. */
export interface FakeAnswer {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Answers with a `FakeAnswer`, or with the JSON of a 200; now or later. */
export type FakeHandler = (request: FakeRequest) => unknown;

const ANSWER = Symbol('answer');

/** Creates an answer with a status other than 200, e.g. `answer(409, { error: '…' })`. */
export const answer = (status: number, json?: unknown, headers: Record<string, string> = {}): FakeAnswer =>
  Object.assign({ status, json, headers }, { [ANSWER]: true });

/** Simulates a connection that breaks before any answer. */
export function networkFailure(): never {
  throw new TypeError('Failed to fetch');
}

/** A route that answers only after `arrive`, for what must happen before, e.g. a second click. */
export function held(reply: unknown): { handler: FakeHandler; arrive: () => void } {
  let arrive = () => undefined as void;
  const asked = new Promise<void>((resolve) => (arrive = resolve));
  return { handler: () => asked.then(() => reply), arrive: () => arrive() };
}

/** An answer that never arrives; the request ends only when it is aborted. */
export const never = (): Promise<never> => new Promise(() => undefined);

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/:(\w+)/g, (_all, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${source}$`).exec(path);
  return (
    match &&
    Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
  );
}

const STATUS_ROUTE = `GET ${STATUS_PATH}`;

/**
 * In-memory backend for tests and stories: a `fetch` for the store, and the requests it received. Routes are
 * keyed `'GET /api/patients/:id'`. A handler returns the JSON of a 200, returns `answer(status, json)`, or
 * throws (`networkFailure()`). Requests without a route get 404, or go to `elsewhere`. Without a route
 * for the system status, the status names the capabilities that the routes belong to, and is not among the requests.
 */
export function fakeBackend(
  routes: Record<string, FakeHandler>,
  line: () => Line = () => ({ latency: 0, offline: false }),
  elsewhere?: (path: string) => Promise<Response>,
) {
  const table: Record<string, FakeHandler> = {
    [STATUS_ROUTE]: () => ({ capabilities: Object.keys(table).flatMap((route) => neededFor(route)) }),
    ...routes,
  };
  const requests: FakeRequest[] = [];

  const respond = async (request: Request): Promise<Response> => {
    const { latency, offline } = line();
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    if (offline) networkFailure();
    const url = new URL(request.url);
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = text && isJson ? JSON.parse(text) : text || undefined;
    for (const [route, handler] of Object.entries(table)) {
      const [method, pattern] = route.split(' ') as [string, string];
      const params = method === request.method ? matchPath(pattern, url.pathname) : null;
      if (!params) continue;
      const fake: FakeRequest = {
        method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body,
        headers: Object.fromEntries(request.headers),
        params,
      };
      if (route !== STATUS_ROUTE || STATUS_ROUTE in routes) requests.push(fake);
      const result = await handler(fake);
      const {
        status = 200,
        json,
        headers,
      } = typeof result === 'object' && result !== null && ANSWER in result
        ? (result as FakeAnswer)
        : { json: result };
      return new Response(json === undefined ? null : JSON.stringify(json), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    }
    requests.push({
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: Object.fromEntries(request.headers),
      params: {},
    });
    if (elsewhere) return elsewhere(url.pathname);
    return Response.json({ error: 'No encontrado', message: 'No encontrado' }, { status: 404 });
  };

  const fakeFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    return new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      respond(request).then(resolve, reject);
    });
  };

  return {
    fetch: fakeFetch,
    /** All requests so far, in order. */
    requests,
    /** Requests to one route, e.g. `sent('POST', '/api/appointments')`. */
    sent: (method: string, path: string | RegExp) =>
      requests.filter(
        (request) =>
          request.method === method &&
          (typeof path === 'string' ? request.path === path : path.test(request.path)),
      ),
    /** Replaces or adds routes. */
    use(more: Record<string, FakeHandler>) {
      for (const [route, handler] of Object.entries(more)) {
        delete table[route];
        table[route] = handler;
      }
    },
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;
