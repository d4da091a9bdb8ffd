import { secondsOf, USUAL_TEMPO } from '@/shared/ui/exercise-figure/tempo';
import { momentOf } from './figureMoment';
import { begin, look, positionOf, SLEEP_GAP_MS } from './machine';
import { makePlan, READY_SECONDS, type GuidedExercise } from './plan';

const dose = (values: Partial<GuidedExercise>): GuidedExercise => ({
  index: 0,
  sets: 2,
  reps: 10,
  duration: 40,
  restTime: 20,
  ...values,
});

/** Moment of the figure, `seconds` after the start of the plan. */
function at(exercise: GuidedExercise, seconds: number, tempo = USUAL_TEMPO, prescribed?: typeof USUAL_TEMPO) {
  let { state } = begin(makePlan([exercise]), 0);
  for (let clock = 0; clock < seconds * 1000;) {
    clock = Math.min(seconds * 1000, clock + SLEEP_GAP_MS);
    state = look(state, clock).state;
  }
  const position = positionOf(state);
  if (!position) throw new Error('The plan is over');
  return momentOf(position, tempo, prescribed);
}

test('while getting ready it stands at the start', () => {
  expect(at(dose({}), 3)).toMatchObject({ t: 0, arrow: 0 });
});

test('each repetition begins with its count and ends before the next', () => {
  const begun = [0, 1, 2, 9].map((rep) => at(dose({}), READY_SECONDS + rep * 4 + 0.01).t);
  for (const t of begun) expect(t).toBeLessThan(0.001);
  expect(at(dose({}), READY_SECONDS + 1.7)).toMatchObject({ phase: 'hold', t: 1 });
});

test('a long repetition is held, not drawn out', () => {
  const held = dose({ reps: 3, duration: 30 });
  expect(at(held, READY_SECONDS + 3).phase).toBe('hold');
  expect(at(held, READY_SECONDS + 25).phase).toBe('hold');
});

test('a hold stays at the end and breathes calmly', () => {
  const breaths = Array.from({ length: 30 }, (_, s) => at(dose({ reps: 1 }), READY_SECONDS + 4 + s).breath);
  expect(Math.max(...breaths)).toBeGreaterThan(0.2);
  const risen = breaths.slice(1).map((breath, index) => Math.abs(breath - breaths[index]!));
  expect(Math.max(...risen)).toBeLessThan(0.25);
  expect(at(dose({ reps: 1 }), READY_SECONDS + 20).t).toBe(1);
  expect(at(dose({ reps: 1 }), READY_SECONDS + 39.99).t).toBeLessThan(0.01);
});

test('a movement that is never held goes on for the whole time', () => {
  const step = { lift: 0.6, hold: 0, lower: 0.6, pause: 0 };
  const march = dose({ reps: 1, duration: 60 });
  expect(at(march, READY_SECONDS + 30, step).t).toBeLessThan(0.01);
  expect(at(march, READY_SECONDS + 30.6, step).t).toBe(1);
});

test('a rest shows whole movements of what comes, and then its start', () => {
  const rest = READY_SECONDS + 40;
  expect(at(dose({}), rest + USUAL_TEMPO.lift + 0.1).t).toBe(1);
  expect(at(dose({}), rest + 3 * secondsOf(USUAL_TEMPO) + 1)).toMatchObject({ t: 0, arrow: 0 });
  expect(at(dose({}), rest + 19.99).t).toBe(0);
});

test('a prescribed tempo is kept to the second, repetition by repetition', () => {
  const prescription = { tempo: { lift: 3, hold: 1, lower: 2, pause: 1 } };
  const exercise = dose({ prescription });
  const phase = (seconds: number) =>
    at(exercise, READY_SECONDS + seconds, undefined, prescription.tempo).phase;
  for (const rep of [0, 1, 9])
    expect([2.9, 3.1, 4.1, 6.1].map((seconds) => phase(rep * 7 + seconds))).toEqual([
      'lift',
      'hold',
      'lower',
      'pause',
    ]);
});
