/** What happened beside the actions, for the time line. */
export type MarkKind = 'error' | 'slowRequest' | 'longTask' | 'here';

/** Something to look at, at a time in ms since 1970. */
export interface Mark {
  at: number;
  kind: MarkKind;
  /** How long it took, in ms. */
  ms?: number;
  /** What can be said of it without anybody's data. */
  text: string;
}

/** A request to the server: which call, never about whom. */
export interface RequestNote {
  at: number;
  method: string;
  path: string;
  /** Null if there was no answer. */
  status: number | null;
  ms: number;
  /** The server's number for it, under which its log has more. */
  id: string | null;
}

/** From here on a request or a task is worth a mark, in ms. */
const SLOW_REQUEST_MS = 1_000;
const LONG_TASK_MS = 200;
const MOST_MARKS = 500;
const MOST_REQUESTS = 50;

const PATH_WORD = /^[a-z][a-z-]{1,29}$/;
/** Words of the browser's own messages. Any other word of an error may be somebody's. */
const ERROR_WORDS = new Set(
  (
    'cannot read properties of undefined null reading setting is not a function an object iterable defined ' +
    'invalid assignment maximum call stack size exceeded failed to fetch loading chunk network error the in ' +
    'json at position unexpected token end input expected aborted quota out range value minified react visit'
  ).split(' '),
);

/** The call of an address: its first words, without ids and questions. */
export function callOf(address: string): string {
  const parts = new URL(address, 'http://x').pathname.split('/').filter(Boolean);
  return `/${parts.map((part, place) => (place < 3 && PATH_WORD.test(part) ? part : '·')).join('/')}`;
}

/** An error's kind and message, with every word hidden that is not the browser's. */
export function errorLine(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const said = message
    .slice(0, 300)
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (ERROR_WORDS.has(word.toLowerCase()) ? word : '▯'));
  return `${/^\w{1,40}$/.test(name) ? name : 'Error'}: ${said}`;
}

/** Collects marks and the last requests, at most so many. */
export function createMarks(now: () => number = Date.now) {
  let marks: Mark[] = [];
  let requests: RequestNote[] = [];
  const add = (mark: Mark) => {
    marks = [...marks.slice(1 - MOST_MARKS), mark];
  };
  return {
    read: () => ({ marks, requests }),
    failed: (error: unknown) => add({ at: now(), kind: 'error', text: errorLine(error) }),
    /** The person pressed «Aquí falla». */
    pointed: () => add({ at: now(), kind: 'here', text: 'Aquí falla' }),
    tookLong: (ms: number) => {
      if (ms >= LONG_TASK_MS)
        add({ at: now() - ms, kind: 'longTask', ms: Math.round(ms), text: 'Tarea larga' });
    },
    /** Notes each request of a `fetch`, and those that take long as marks. */
    watched:
      (fetchFn: typeof fetch): typeof fetch =>
      async (...asked) => {
        const at = now();
        const request = new Request(...asked);
        const note = (status: number | null, id: string | null) => {
          const ms = now() - at;
          const call = { method: request.method, path: callOf(request.url) };
          requests = [...requests.slice(1 - MOST_REQUESTS), { at, ...call, status, ms, id }];
          if (ms >= SLOW_REQUEST_MS)
            add({ at, kind: 'slowRequest', ms, text: `${call.method} ${call.path}` });
        };
        try {
          const answer = await fetchFn(request);
          note(answer.status, answer.headers.get('x-request-id'));
          return answer;
        } catch (error) {
          note(null, null);
          throw error;
        }
      },
  };
}

export type Marks = ReturnType<typeof createMarks>;

/** Collects uncaught errors and long tasks of the page. */
export function watchPage(marks: Marks): void {
  addEventListener('error', ({ error }) => marks.failed(error));
  addEventListener('unhandledrejection', ({ reason }) => marks.failed(reason));
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.tookLong(duration);
  }).observe({ type: 'longtask', buffered: true });
}
