/** Source of the current time; tests pass a clock that they control. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that showed `start` when the process began, and runs on from there. Loading the server takes seconds. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - performance.timeOrigin;
  return { now: () => new Date(Date.now() + ahead) };
}
