import type { AppStore } from '@/shared/redux';
import type { Moments } from './fold';

/** Result of a suppressed request, a promise that never settles. */
function stillCall() {
  const nothing = () => undefined;
  return Object.assign(new Promise<never>(nothing), {
    unsubscribe: nothing,
    abort: nothing,
    reset: nothing,
    refetch: stillCall,
    unwrap: () => new Promise<never>(nothing),
    updateSubscriptionOptions: nothing,
  });
}

/** Answer for RTK Query's hooks, which ask its middleware about subscriptions. */
const NO_SUBSCRIPTIONS = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
};

const isQuestion = (action: unknown): boolean =>
  typeof action === 'object' &&
  action !== null &&
  String((action as { type?: unknown }).type).endsWith('/internal_getRTKQSubscriptions');

/** Return value of a dropped dispatch. */
export const droppedAnswer = (action: unknown): unknown =>
  typeof action === 'function' ? stillCall() : isQuestion(action) ? NO_SUBSCRIPTIONS : action;

export interface ReplayStore {
  /** For `<App>`: returns the state of the chosen moment and ignores all dispatches. */
  store: AppStore;
  show: (moment: number) => void;
}

/**
 * A store without reducer, middleware, listeners or network: its states come from the recording. Dispatches
 * of rendered screens are dropped, because the recording already contains them.
 */
export function createReplayStore(moments: Moments): ReplayStore {
  const nothing = () => undefined;
  const subscribers = new Set<() => void>();
  let shown = moments.states[0];

  const store = {
    getState: () => shown,
    dispatch: droppedAnswer,
    subscribe: (subscriber: () => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    replaceReducer: nothing,
    [Symbol.observable ?? '@@observable']: nothing,
    extra: {
      vault: { token: () => null, setToken: nothing, seal: () => '', open: () => '' },
      drafts: { read: nothing, keep: nothing, drop: nothing },
      fetch: () => Promise.reject(new TypeError('A replay makes no requests')),
    },
    load: nothing,
    dispose: nothing,
  };

  return {
    store: store as unknown as AppStore,
    show(moment) {
      shown = moments.states[moment];
      for (const subscriber of [...subscribers]) subscriber();
    },
  };
}
