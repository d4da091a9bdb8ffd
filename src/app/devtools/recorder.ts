import type { Middleware } from '@reduxjs/toolkit';
import { downloadFile } from '@/shared/lib/browser';
import { isObject } from '@/shared/lib/values';
import { type AppStore, domainLoaded } from '@/shared/redux';
import { foldOne, sliceRestored, wholeState } from './fold';
import { createMask, type Mask } from './mask';
import {
  RECORDING_TYPE,
  RECORDING_VERSION,
  type RecordedAction,
  type RecordedEntry,
  type RecordedState,
  type RecordingFile,
} from './recording';

/** Maximum number of actions kept. Older ones are folded into the initial state. */
const MAX_ENTRIES = 4_000;
/**
 * Actions of redux-persist contain functions, so the restored state is recorded as `sliceRestored` instead.
 */
const PERSIST = /^persist\//;

const isPlainAction = (action: unknown): action is RecordedAction =>
  typeof action === 'object' && action !== null && typeof (action as RecordedAction).type === 'string';

/** Requests that began in the present. Their answers belong to it, whatever is shown when they come. */
function createOpenRequests() {
  const open = new Set<unknown>();
  const isEnd = ({ type }: RecordedAction): boolean => /\/(?:fulfilled|rejected)$/.test(type);
  const idOf = ({ meta }: RecordedAction): unknown => (isObject(meta) ? meta.requestId : undefined);
  return {
    isAnswer: (action: RecordedAction): boolean => isEnd(action) && open.has(idOf(action)),
    follow(action: RecordedAction): void {
      if (action.type.endsWith('/pending')) open.add(idOf(action));
      else if (isEnd(action)) open.delete(idOf(action));
    },
  };
}

/** A store, with what Redux DevTools adds to it: the state after each action, and which of them is shown. */
type Followed = Pick<AppStore, 'getState' | 'subscribe'> & {
  liftedStore?: {
    getState: () => { computedStates: readonly { readonly state?: unknown }[]; currentStateIndex: number };
  };
};

/** The state of the present, whatever is shown. */
const presentOf = ({ getState, liftedStore }: Followed): unknown =>
  liftedStore ? liftedStore.getState().computedStates.at(-1)?.state : getState();

function showsPast(store: Followed | null): boolean {
  const history = store?.liftedStore?.getState();
  return history !== undefined && history.currentStateIndex < history.computedStates.length - 1;
}

/** The actions so far, with the state before the first one that is kept, and its time. */
function createLog(now: () => number) {
  let startedAt = now();
  let isCut = false;
  let initial: RecordedState = {};
  let entries: RecordedEntry[] = [];
  return {
    begin(state: RecordedState): void {
      initial = state;
      entries = [];
    },
    keep(action: RecordedAction): void {
      entries.push({ at: now(), action });
      if (entries.length <= MAX_ENTRIES) return;
      const older = entries.slice(0, MAX_ENTRIES / 2);
      initial = older.reduce((state, entry) => foldOne(state, entry.action), wholeState(initial));
      startedAt = older.at(-1)?.at ?? startedAt;
      isCut = true;
      entries = entries.slice(older.length);
    },
    count: (): number => entries.length,
    read: () => ({ startedAt, isCut, initial, entries }),
  };
}

/** Waits until the present is shown. */
async function untilPresent(store: Followed | null): Promise<void> {
  while (showsPast(store))
    await new Promise<void>((resolve) => {
      const stop = store?.subscribe(() => {
        stop?.();
        resolve();
      });
    });
}

/**
 * Records every action from page load on, masked on arrival; nothing unmasked is kept. It also detects what
 * Redux DevTools does: a jump shows a past state, and side effects are suppressed meanwhile. A skipped action or an
 * imported log changes the present, from which the app and the recording go on.
 */
export function createRecorder({
  mask = createMask(),
  now = Date.now,
}: { mask?: Mask; now?: () => number } = {}) {
  const log = createLog(now);
  let store: Followed | null = null;
  /** The state after the latest action. */
  let newest: unknown;
  /** Actions being applied, one within the other. */
  let applying = 0;
  const watchers = new Set<() => void>();
  const requests = createOpenRequests();

  const isPast = () => showsPast(store);
  const isChosen = (): boolean =>
    store !== null && (applying === 0 || isPast()) && store.getState() !== newest;

  function keep(masked: RecordedAction): void {
    log.keep(masked);
    for (const watch of watchers) watch();
  }

  /** Takes over a present that Redux DevTools has changed. */
  function followHistory(): void {
    if (!store || applying > 0 || presentOf(store) === newest) return;
    newest = presentOf(store);
    for (const [name, value] of Object.entries(mask.state(newest as RecordedState)))
      keep(sliceRestored({ name, value }));
  }

  function keepRestored({ _persist, ...preferences }: Record<string, unknown>): void {
    keep(sliceRestored({ name: 'preferences', value: mask.state({ preferences }).preferences }));
  }

  const middleware: Middleware = (api) => (next) => (action) => {
    if (!isPlainAction(action)) return next(action);
    // `domainLoaded` follows the adding of slices, which changes the state without an action. RTK Query never asks
    // again for what still waits for an answer.
    if (isPast() && !domainLoaded.match(action) && !requests.isAnswer(action)) return action;
    requests.follow(action);
    followHistory();
    const isPersist = PERSIST.test(action.type);
    // Record before applying, so that the recording of a crash ends with its action.
    if (!isPersist) keep(mask.action(action));
    const before = (api.getState() as RecordedState).preferences;
    applying += 1;
    try {
      return next(action);
    } finally {
      applying -= 1;
      if (store) newest = presentOf(store);
      const { preferences } = api.getState() as RecordedState;
      if (isPersist && preferences !== before) keepRestored(preferences as Record<string, unknown>);
    }
  };

  return {
    mask,
    /** For `makeStore`. Must come after every middleware that may drop an action. */
    middleware,
    /** Starts recording from the store's current state. */
    attach({ getState, subscribe, liftedStore }: Followed) {
      store = { getState, subscribe, ...(liftedStore && { liftedStore }) };
      newest = store.getState();
      log.begin(mask.state(newest as RecordedState));
    },
    /** Whether Redux DevTools shows a past state. Then nothing is requested, stored or sent. */
    isPast,
    /** Waits until it shows the present. */
    untilPresent: () => untilPresent(store),
    /** Whether the state shown is not the app's, but one that Redux DevTools chose or computed. */
    isChosen,
    count: log.count,
    /** Subscribes to every action; returns a function that unsubscribes. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Subscribes to every state change, including jumps in Redux DevTools. */
    watchScreen: (watcher: () => void): (() => void) => store?.subscribe(watcher) ?? (() => undefined),
    /** The recording so far, as the content of a file. */
    read(): RecordingFile {
      followHistory();
      return {
        type: RECORDING_TYPE,
        version: RECORDING_VERSION,
        exportedAt: new Date(now()).toISOString(),
        ...log.read(),
      };
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Downloads the recording so far as a file. */
export function downloadRecording(recorder: Recorder): void {
  const file = recorder.read();
  downloadFile({
    name: `grabacion-${file.exportedAt.slice(0, 19).replaceAll(':', '-')}.json`,
    content: JSON.stringify(file),
    type: 'application/json',
  });
}
