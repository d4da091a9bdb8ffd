import { exerciseSeconds, isHeldEach, routineMinutes, setPace } from './pace';

describe('setPace', () => {
  it('reads seconds as the whole set where each repetition gets at least two', () => {
    expect(setPace({ reps: 10, duration: 30 })).toEqual({ reps: 10, repMs: 3000, totalMs: 30_000 });
    expect(setPace({ reps: 1, duration: 30 })).toEqual({ reps: 1, repMs: 30_000, totalMs: 30_000 });
  });
  it('reads them as the hold of each repetition otherwise', () => {
    expect(setPace({ reps: 10, duration: 5 })).toEqual({ reps: 10, repMs: 5000, totalMs: 50_000 });
  });
  it('holds none of many repetitions for long: one more adds one more', () => {
    expect(setPace({ reps: 15, duration: 30 }).totalMs).toBe(30_000);
    expect(setPace({ reps: 16, duration: 30 }).totalMs).toBe(32_000);
    expect(setPace({ reps: 20, duration: 30 })).toEqual({ reps: 20, repMs: 2000, totalMs: 40_000 });
    expect(setPace({ reps: 21, duration: 40 }).totalMs).toBe(42_000);
    expect(setPace({ reps: 10, duration: 15 }).totalMs).toBe(150_000);
  });
  it('reads them as the hold of each of a few: a stretch', () => {
    expect(setPace({ reps: 3, duration: 30 })).toEqual({ reps: 3, repMs: 30_000, totalMs: 90_000 });
    expect(setPace({ reps: 4, duration: 60 }).totalMs).toBe(60_000);
    expect(setPace({ reps: 5, duration: 30 }).totalMs).toBe(30_000);
  });
  it('has a pace without duration or repetitions', () => {
    expect(setPace({ reps: 8, duration: 0 }).totalMs).toBe(24_000);
    expect(setPace({ reps: 0, duration: 20 })).toEqual({ reps: 1, repMs: 20_000, totalMs: 20_000 });
  });
  it('follows a prescribed tempo whatever the duration', () => {
    const prescription = { tempo: { lift: 3, hold: 1, lower: 3, pause: 0 } };
    expect(setPace({ reps: 10, duration: 30, prescription })).toEqual({
      reps: 10,
      repMs: 7000,
      totalMs: 70_000,
    });
    expect(exerciseSeconds({ sets: 2, reps: 10, duration: 30, restTime: 60, prescription })).toBe(200);
  });
});

it.each([
  ['a stretch', { reps: 3, duration: 30 }, true],
  ['many short holds', { reps: 10, duration: 5 }, true],
  ['repetitions that share the time of their set', { reps: 10, duration: 30 }, false],
  ['a single hold', { reps: 1, duration: 30 }, false],
  ['repetitions without a duration', { reps: 3, duration: 0 }, false],
  [
    'a tempo of as many seconds',
    { reps: 3, duration: 8, prescription: { tempo: { lift: 3, hold: 2, lower: 3, pause: 0 } } },
    false,
  ],
])('tells whether each repetition is held: %s', (_dose, dose, isHeld) => {
  expect(isHeldEach(dose)).toBe(isHeld);
});

it('adds rests between sets and exercises, but none at the end', () => {
  const dose = { sets: 3, reps: 10, duration: 30, restTime: 60 };
  expect(exerciseSeconds(dose)).toBe(210);
  expect(routineMinutes([dose, dose])).toBe(8);
  expect(routineMinutes([])).toBe(1);
});
