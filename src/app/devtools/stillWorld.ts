type Stop = () => void;

/** Numbers of suppressed effects. */
export interface HeldBack {
  requests: number;
  writes: number;
}

function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): Stop {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else delete target[name];
  };
}

/** Nothing sounds, speaks, vibrates or keeps the screen on: a replay is looked at, not done. */
const SILENCED = ['wakeLock', 'mediaSession', 'vibrate'] as const;
const UNHEARD = ['AudioContext', 'speechSynthesis', 'SpeechSynthesisUtterance'] as const;

function silence(): Stop[] {
  const scope = globalThis as unknown as Record<string, unknown>;
  const device = navigator as unknown as Record<string, unknown>;
  return [
    ...UNHEARD.map((name) => replace(scope, name, undefined)),
    ...SILENCED.map((name) => replace(device, name, undefined)),
    replace(HTMLMediaElement.prototype, 'play', () => Promise.resolve()),
  ];
}

/**
 * Freezes the page for a replay: the clock shows recorded time, timers never fire, nothing is sent or stored.
 * A content security policy also blocks requests, so that image addresses in a foreign file are not fetched.
 */
export function stopWorld(now: () => number): { heldBack: HeldBack; restore: Stop } {
  const heldBack: HeldBack = { requests: 0, writes: 0 };
  const RealDate = Date;

  class StillDate extends RealDate {
    constructor(...values: unknown[]) {
      if (values.length === 0) super(now());
      else super(...(values as [number]));
    }
    static override now(): number {
      return now();
    }
  }

  const refuse = () => {
    heldBack.requests += 1;
    return Promise.reject(new TypeError('A replay makes no requests'));
  };
  const neverKept = () => {
    heldBack.writes += 1;
  };
  class NoSocket {
    constructor() {
      heldBack.requests += 1;
      throw new TypeError('A replay opens no socket');
    }
  }
  let timers = 0;
  const neverFires = () => (timers += 1);
  const { setTimeout: realTimeout } = globalThis;
  // A zero delay only defers to a later task, so it still fires.
  const firesAtOnceOrNever = (callback: () => void, delay = 0) =>
    delay > 0 ? neverFires() : realTimeout(callback, 0);

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "connect-src 'none'; img-src 'self' data: blob:; media-src 'self'; frame-src 'none'; form-action 'none'";
  document.head.append(policy);

  const stops: Stop[] = [
    ...silence(),
    replace(globalThis, 'Date', StillDate as unknown as DateConstructor),
    replace(globalThis, 'fetch', refuse),
    replace(globalThis, 'WebSocket', NoSocket as unknown as typeof WebSocket),
    replace(globalThis, 'EventSource', NoSocket as unknown as typeof EventSource),
    replace(globalThis, 'XMLHttpRequest', NoSocket as unknown as typeof XMLHttpRequest),
    replace(navigator, 'sendBeacon', () => {
      heldBack.requests += 1;
      return false;
    }),
    replace(Storage.prototype, 'setItem', neverKept),
    replace(Storage.prototype, 'removeItem', neverKept),
    replace(Storage.prototype, 'clear', neverKept),
    replace(globalThis, 'setTimeout', firesAtOnceOrNever as unknown as typeof setTimeout),
    replace(globalThis, 'setInterval', neverFires as unknown as typeof setInterval),
    // A modal dialog of a recorded screen would block the time line.
    replace(HTMLDialogElement.prototype, 'showModal', function show(this: HTMLDialogElement) {
      this.show();
    }),
  ];
  return {
    heldBack,
    /** Restores everything except the policy, which stays in force until the page is left. */
    restore: () => {
      policy.remove();
      for (const stop of stops) stop();
    },
  };
}
