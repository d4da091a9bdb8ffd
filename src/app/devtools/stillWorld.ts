function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name],
): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/** Nothing sounds, speaks, vibrates or keeps the screen on: a replay is looked at, not done. */
const UNHEARD = ['AudioContext', 'speechSynthesis', 'SpeechSynthesisUtterance'];
const SILENCED = ['wakeLock', 'mediaSession', 'vibrate'];

/**
 * Freezes the page for a replay, until it is left: the clock shows recorded time, timers never fire, nothing is stored. A
 * content security policy blocks all that scripts send, and image addresses in a foreign file.
 */
export function stopWorld(now: () => number): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "connect-src 'none'; img-src 'self' data: blob:; media-src 'self'; frame-src 'none'; form-action 'none'";
  document.head.append(policy);

  class StillDate extends Date {
    constructor(...values: unknown[]) {
      if (values.length === 0) super(now());
      else super(...(values as [number]));
    }
    static override now(): number {
      return now();
    }
  }
  replace(globalThis, 'Date', StillDate as unknown as DateConstructor);

  const { setTimeout: realTimeout } = globalThis;
  let timers = 0;
  const neverFires = () => (timers += 1);
  // A zero delay only defers to a later task, so it still fires.
  const firesAtOnceOrNever = (callback: () => void, delay = 0) =>
    delay > 0 ? neverFires() : realTimeout(callback, 0);
  replace(globalThis, 'setTimeout', firesAtOnceOrNever as unknown as typeof setTimeout);
  replace(globalThis, 'setInterval', neverFires as unknown as typeof setInterval);

  for (const name of ['setItem', 'removeItem', 'clear'] as const)
    replace(Storage.prototype, name, () => undefined);
  for (const name of UNHEARD) replace(globalThis, name as never, undefined as never);
  for (const name of SILENCED) replace(navigator, name as never, undefined as never);
  replace(HTMLMediaElement.prototype, 'play', () => Promise.resolve());
  // A modal dialog of a recorded screen would block the time line.
  replace(HTMLDialogElement.prototype, 'showModal', function show(this: HTMLDialogElement) {
    this.show();
  });
}
