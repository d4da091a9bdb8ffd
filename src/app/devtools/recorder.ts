import { type Middleware, SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { type AppStore, domainLoaded } from '@/shared/redux';
import { domainsIn, foldOne, type FoldPoint, type RecordedState, sliceRestored } from './fold';
import { createMask, type Mask } from './mask';
import {
  RECORDING_TYPE,
  RECORDING_VERSION,
  type RecordedAction,
  type RecordedEntry,
  type RecordingFile,
} from './recording';
import { routeChanged } from './route';
import { stateHash } from './stateHash';

/** So many actions are kept; older ones go into the state that the recording begins with. */
const MAX_ENTRIES = 4_000;
/** redux-persist's actions carry functions, so the restored state is recorded as `sliceRestored`. */
const PERSIST = /^persist\//;

const isPlainAction = (action: unknown): action is RecordedAction =>
  typeof action === 'object' && action !== null && typeof (action as RecordedAction).type === 'string';

/** Whether the store announces the action with the next animation frame only. */
const isBatched = (action: { meta?: unknown }): boolean =>
  (action.meta as Record<string, unknown> | undefined)?.[SHOULD_AUTOBATCH] === true;

/**
 * Calls `begun` on the next animation frame, when batched subscribers run, then `callback` after React has
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

/** Frames in the order in which they are painted; actions that are drawn together share one. */
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
    /** Puts an action into the open frame, or opens the next one. */
    drawnFor(action: RecordedAction, isFirst: boolean): void {
      if (isOpen) {
        if (isAnnounced && isBatched(action)) isBehind = true;
        return;
      }
      if (!isFirst) {
        // Skip route changes: they are dispatched after their screen is rendered.
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

/**
 * Records every action from page load on, masked on arrival; nothing unmasked is kept. It also knows whether
 * Redux DevTools shows a past state, and suppresses side effects meanwhile.
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
  /** The newest state: whatever else the store shows was chosen in Redux DevTools. */
  let newest: unknown;
  const watchers = new Set<() => void>();

  const isPast = (): boolean => store !== null && store.getState() !== newest;

  function keep(action: RecordedAction, masked = mask.action(action)): void {
    frames.drawnFor(action, entries.length === 0);
    entries.push({ at: now(), frame: frames.newest(), action: masked });
    if (entries.length > MAX_ENTRIES) {
      const older = entries.slice(0, MAX_ENTRIES / 2);
      start = older.reduce((point, entry) => foldOne(point, entry.action), start);
      entries = entries.slice(older.length);
    }
    for (const watch of watchers) watch();
  }

  const state = () => mask.state(newest as RecordedState);

  const middleware: Middleware = (api) => (next) => (action) => {
    if (!isPlainAction(action)) return next(action);
    // The store gets new slices without an action, just before this one.
    if (isPast() && !domainLoaded.match(action)) return action;
    const isPersist = PERSIST.test(action.type);
    // Kept before it is applied: a recording of a crash ends with the action that crashed.
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
    /** For `makeStore`: must come after every middleware that may hold an action back. */
    middleware,
    /** Starts recording from the store's current state. */
    attach(attached: Pick<AppStore, 'getState' | 'subscribe'>) {
      store = attached;
      newest = store.getState();
      entries = [];
      const first = newest as RecordedState;
      // Sign-in's domain is there before the first action says so.
      start = { state: mask.state(first), domains: domainsIn(first) };
    },
    /** Whether the state on the screen was chosen in Redux DevTools: then nothing may be asked, kept or said. */
    isPast,
    count: (): number => entries.length,
    /** The newest state, masked. */
    state,
    /** Subscribes to every action; returns the unsubscriber. */
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Subscribes to every state change, including jumps in Redux DevTools. */
    watchScreen: (watcher: () => void): (() => void) => store?.subscribe(watcher) ?? (() => undefined),
    /** Number of the newest frame. */
    frame: frames.newest,
    /** Subscribes to every painted frame, and again at its end before the next one. */
    watchFrames: frames.watch,
    /** The recording so far, ready to be a file. */
    read(): RecordingFile {
      return {
        type: RECORDING_TYPE,
        version: RECORDING_VERSION,
        exportedAt: new Date(now()).toISOString(),
        startedAt,
        viewport: { width: innerWidth, height: innerHeight },
        domains: start.domains,
        initial: start.state,
        entries,
        stateHash: stateHash(state()),
      };
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
