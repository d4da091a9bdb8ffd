import type { Clock } from '../clock';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

export function createTestClock(start: string | Date = '2026-11-20T10:00:00Z'): TestClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant);
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}
