/** Source of the current time; tests pass a clock that they control. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows `start` now and runs on from there. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}
