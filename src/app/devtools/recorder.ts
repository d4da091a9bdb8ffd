import type { Middleware } from '@reduxjs/toolkit';
import { downloadFile } from '@/shared/lib/browser';
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

/**
 * Records every action from page load on, masked on arrival; nothing unmasked is kept. It also detects
 * whether Redux DevTools shows a past state, and suppresses side effects meanwhile.
 */
export function createRecorder({
  mask = createMask(),
  now = Date.now,
}: { mask?: Mask; now?: () => number } = {}) {
  const startedAt = now();
  let store: Pick<AppStore, 'getState' | 'subscribe'> | null = null;
  let start: RecordedState = {};
  let entries: RecordedEntry[] = [];
  /** The latest state. If the store shows another one, it was chosen in Redux DevTools. */
  let newest: unknown;
  const watchers = new Set<() => void>();

  const isPast = (): boolean => store !== null && store.getState() !== newest;

  function keep(masked: RecordedAction): void {
    entries.push({ at: now(), action: masked });
    if (entries.length > MAX_ENTRIES) {
      const older = entries.slice(0, MAX_ENTRIES / 2);
      start = older.reduce((state, entry) => foldOne(state, entry.action), wholeState(start));
      entries = entries.slice(older.length);
    }
    for (const watch of watchers) watch();
  }

  const middleware: Middleware = (api) => (next) => (action) => {
    if (!isPlainAction(action)) return next(action);
    // `domainLoaded` follows the adding of slices, which changes the state without an action.
    if (isPast() && !domainLoaded.match(action)) return action;
    const isPersist = PERSIST.test(action.type);
    // Record before applying, so that the recording of a crash ends with its action.
    if (!isPersist) keep(mask.action(action));
    const before = (api.getState() as RecordedState).preferences;
    const result = next(action);
    newest = api.getState();
    const { preferences } = newest as RecordedState;
    if (isPersist && preferences !== before) {
      const { _persist, ...kept } = preferences as Record<string, unknown>;
      const value = mask.state({ preferences: kept }).preferences;
      keep(sliceRestored({ name: 'preferences', value }));
    }
    return result;
  };

  return {
    mask,
    /** For `makeStore`. Must come after every middleware that may drop an action. */
    middleware,
    /** Starts recording from the store's current state. */
    attach(attached: Pick<AppStore, 'getState' | 'subscribe'>) {
      store = attached;
      newest = store.getState();
      entries = [];
      start = mask.state(newest as RecordedState);
    },
    /** Whether the state shown was chosen in Redux DevTools. Then nothing is requested, stored or sent. */
    isPast,
    count: (): number => entries.length,
    /** Subscribes to every action; returns a function that unsubscribes. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Subscribes to every state change, including jumps in Redux DevTools. */
    watchScreen: (watcher: () => void): (() => void) => store?.subscribe(watcher) ?? (() => undefined),
    /** The recording so far, as the content of a file. */
    read(): RecordingFile {
      return {
        type: RECORDING_TYPE,
        version: RECORDING_VERSION,
        exportedAt: new Date(now()).toISOString(),
        startedAt,
        initial: start,
        entries,
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
