/** Time of all stories: Monday 23 November 2026, 10:00 in Madrid. */
const NOW = Date.parse('2026-11-23T10:00:00+01:00');

let running = false;
let since = 0;

const now = () => NOW + (running ? Math.round(performance.now() - since) : 0);

/** Lets the stories' clock run, or stops it at its fixed time again. */
export function setClock(runs: boolean): void {
  if (runs === running) return;
  running = runs;
  since = performance.now();
}

/** Stops the clock of this page, so that a story looks the same on any day. Timers still run. */
export function freezeClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
