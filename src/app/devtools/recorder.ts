import { type Middleware, SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { type AppStore, domainLoaded } from '@/shared/redux';
import { domainsIn, foldOne, type FoldPoint, type RecordedState, sliceRestored } from './fold';
import { createMask, type Mask } from './mask';
import { MIGRATIONS } from './migrations';
import {
  RECORDING_TYPE,
  RECORDING_VERSION,
  type RecordedAction,
  type RecordedEntry,
  type RecordingFile,
} from './recording';
import { routeChanged } from './route';
import { shapesOfThisBuild } from './shapes';
import { collectSignposts } from './signposts';
import { stateHash } from './stateHash';

/** Maximum number of actions kept. Older ones are folded into the initial state. */
const MAX_ENTRIES = 4_000;
/**
 * Actions of redux-persist contain functions, so the restored state is recorded as `sliceRestored` instead.
 */
const PERSIST = /^persist\//;

const isPlainAction = (action: unknown): action is RecordedAction =>
  typeof action === 'object' && action !== null && typeof (action as RecordedAction).type === 'string';

/** Whether the store notifies subscribers of the action only in the next animation frame. */
const isBatched = (action: { meta?: unknown }): boolean =>
  (action.meta as Record<string, unknown> | undefined)?.[SHOULD_AUTOBATCH] === true;

/**
 * Calls `begun` in the next animation frame, when batched subscribers run, then `callback` after React has
 * painted.
 */
export function afterPaint(callback: () => void, begun: () => void = () => undefined): void {
  requestAnimationFrame(() => {
    begun();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      callback();
    };
    port2.postMessage(null);
  });
}

/** Numbers frames in the order of painting. Actions rendered together share one. */
function createFrames(nextFrame: typeof afterPaint) {
  let frame = 0;
  let isOpen = false;
  /** Whether subscribers of the open frame have been notified; later actions belong to the next frame. */
  let isAnnounced = false;
  let isBehind = false;
  const watchers = new Set<(frame: number, isOver: boolean) => void>();

  function closeWhenPainted(): void {
    isAnnounced = false;
    isBehind = false;
    nextFrame(
      () => {
        if (isBehind) return closeWhenPainted();
        isOpen = false;
        for (const watch of watchers) watch(frame, false);
      },
      () => {
        isAnnounced = true;
      },
    );
  }

  return {
    newest: (): number => frame,
    /** Assigns an action to the open frame, or opens the next one. */
    drawnFor(action: RecordedAction, isFirst: boolean): void {
      if (isOpen) {
        if (isAnnounced && isBatched(action)) isBehind = true;
        return;
      }
      if (!isFirst) {
        // Skip route changes, which are dispatched after their screen has rendered.
        if (!routeChanged.match(action)) for (const watch of watchers) watch(frame, true);
        frame += 1;
      }
      isOpen = true;
      closeWhenPainted();
    },
    watch(watcher: (frame: number, isOver: boolean) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** What a later build needs to know to read the file. */
const ofThisBuild = () => ({
  type: RECORDING_TYPE,
  version: RECORDING_VERSION as typeof RECORDING_VERSION,
  migrations: MIGRATIONS.map(({ name }) => name),
  shapes: shapesOfThisBuild(),
});

/**
 * Records every action from page load on, masked on arrival; nothing unmasked is kept. It also detects
 * whether Redux DevTools shows a past state, and suppresses side effects meanwhile.
 */
export function createRecorder({
  mask = createMask(),
  now = Date.now,
  nextFrame = afterPaint,
}: { mask?: Mask; now?: () => number; nextFrame?: typeof afterPaint } = {}) {
  const startedAt = now();
  let store: Pick<AppStore, 'getState' | 'subscribe'> | null = null;
  let start: FoldPoint = { state: {}, domains: [] };
  let entries: RecordedEntry[] = [];
  const frames = createFrames(nextFrame);
  /** The latest state. If the store shows another one, it was chosen in Redux DevTools. */
  let newest: unknown;
  const watchers = new Set<() => void>();
  const signposts = collectSignposts(true);

  const isPast = (): boolean => store !== null && store.getState() !== newest;

  function keep(action: RecordedAction, masked = mask.action(action)): void {
    frames.drawnFor(action, entries.length === 0);
    entries.push({ at: now(), frame: frames.newest(), action: masked });
    if (entries.length > MAX_ENTRIES) {
      const older = entries.slice(0, MAX_ENTRIES / 2);
      start = older.reduce((point, entry) => foldOne(point, entry.action), start);
      entries = entries.slice(older.length);
      signposts.forget(older.length);
    }
    for (const watch of watchers) watch();
  }

  const state = () => mask.state(newest as RecordedState);

  const middleware: Middleware = (api) => (next) => (action) => {
    if (!isPlainAction(action)) return next(action);
    // `domainLoaded` follows the adding of slices, which changes the state without an action.
    if (isPast() && !domainLoaded.match(action)) return action;
    const isPersist = PERSIST.test(action.type);
    // Record before applying, so that the recording of a crash ends with its action.
    if (!isPersist) keep(action);
    const before = (api.getState() as RecordedState).preferences;
    const result = next(action);
    newest = api.getState();
    const { preferences } = newest as RecordedState;
    if (isPersist && preferences !== before) {
      const { _persist, ...kept } = preferences as Record<string, unknown>;
      const value = mask.state({ preferences: kept }).preferences;
      const restored = sliceRestored({ name: 'preferences', value });
      keep(restored, restored);
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
      const first = newest as RecordedState;
      // The domain of sign-in is loaded before the first action.
      start = { state: mask.state(first), domains: domainsIn(first) };
    },
    /** Whether the state shown was chosen in Redux DevTools. Then nothing is requested, stored or sent. */
    isPast,
    count: (): number => entries.length,
    /** `placeSeen(moment, signposts)`: what the page showed after so many actions. */
    placeSeen: signposts.add,
    /** The latest state, masked. */
    state,
    /** Subscribes to every action; returns a function that unsubscribes. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Subscribes to every state change, including jumps in Redux DevTools. */
    watchScreen: (watcher: () => void): (() => void) => store?.subscribe(watcher) ?? (() => undefined),
    /** Number of the newest frame. */
    frame: frames.newest,
    /** Subscribes to every painted frame, and once more at its end before the next one. */
    watchFrames: frames.watch,
    /** The recording so far, as the content of a file. */
    read(): RecordingFile {
      return {
        ...ofThisBuild(),
        exportedAt: new Date(now()).toISOString(),
        startedAt,
        viewport: { width: innerWidth, height: innerHeight },
        domains: start.domains,
        initial: start.state,
        entries,
        stateHash: stateHash(state()),
        signposts: signposts.read(),
      };
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
