import fc from 'fast-check';
import {
  begin,
  look,
  pause,
  positionOf,
  resume,
  skipExercise,
  skipWait,
  SLEEP_GAP_MS,
  type Guided,
} from './machine';
import { makePlan, READY_SECONDS, type Cue, type GuidedExercise } from './plan';

const hold = (index: number, values: Partial<GuidedExercise> = {}): GuidedExercise => ({
  index,
  sets: 2,
  reps: 1,
  duration: 30,
  restTime: 20,
  ...values,
});

const kinds = (exercises: GuidedExercise[]) =>
  makePlan(exercises).segments.map(
    ({ kind, exercise, set, ms }) => `${kind} ${exercise}.${set} ${ms / 1000}s`,
  );

const exerciseArbitrary = fc.record({
  sets: fc.integer({ min: 1, max: 4 }),
  reps: fc.integer({ min: 1, max: 12 }),
  duration: fc.integer({ min: 0, max: 60 }),
  restTime: fc.integer({ min: 0, max: 90 }),
});
const planArbitrary = fc
  .array(exerciseArbitrary, { minLength: 1, maxLength: 6 })
  .map((doses) => makePlan(doses.map((dose, index) => ({ ...dose, index }))));

describe('the plan', () => {
  it('goes from get-ready over sets and rests to the next exercise, without a rest at the end', () => {
    expect(kinds([hold(0), hold(1, { sets: 1 })])).toEqual([
      'ready 0.1 5s',
      'work 0.1 30s',
      'rest 0.1 20s',
      'work 0.2 30s',
      'rest 0.2 20s',
      'ready 1.1 5s',
      'work 1.1 30s',
    ]);
  });

  it('continues at the set that was reached', () => {
    expect(kinds([hold(3, { sets: 3, setsDone: 2 })])).toEqual(['ready 3.3 5s', 'work 3.3 30s']);
  });

  it('leaves out rests of no length', () => {
    expect(kinds([hold(0, { restTime: 0 })])).toEqual(['ready 0.1 5s', 'work 0.1 30s', 'work 0.2 30s']);
  });

  it('cues every set and exercise exactly once, in order, and ends with its end', () => {
    fc.assert(
      fc.property(planArbitrary, ({ cues, segments, totalMs }) => {
        const works = segments.filter(({ kind }) => kind === 'work');
        expect(cues.filter(({ type }) => type === 'setDone')).toHaveLength(works.length);
        expect(cues.filter(({ type }) => type === 'exerciseDone').map(({ exercise }) => exercise)).toEqual([
          ...new Set(works.map(({ exercise }) => exercise)),
        ]);
        expect(cues.at(-1)).toMatchObject({ type: 'finished', at: totalMs });
      }),
    );
  });
});

describe('the clock', () => {
  it('drifts less than 100 ms over ten minutes, however it jumps', () => {
    const plan = makePlan(Array.from({ length: 10 }, (_, index) => hold(index)));
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 400 }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (gaps, start) => {
          let { state } = begin(plan, start);
          let clock = start;
          for (const gap of gaps) {
            if (clock + gap - start > 600_000) break;
            clock += gap;
            state = look(state, clock).state;
            expect(Math.abs(state.played - (clock - start))).toBeLessThan(100);
            const position = positionOf(state);
            expect(position && position.segment.at + position.into).toBeCloseTo(state.played, 3);
          }
          state = look(state, start + 600_000 > clock + SLEEP_GAP_MS ? clock : start + 600_000).state;
          expect(Math.abs(state.played - ((state.seenAt ?? 0) - start))).toBeLessThan(100);
        },
      ),
    );
  });

  it('gives the same cues whether looked at often or rarely', () => {
    fc.assert(
      fc.property(
        planArbitrary,
        fc.array(fc.integer({ min: 1, max: SLEEP_GAP_MS }), { minLength: 1, maxLength: 60 }),
        (plan, gaps) => {
          const first = begin(plan, 0);
          let state = first.state;
          const seen: Cue[] = [...first.cues];
          let clock = 0;
          for (let turn = 0; state.status === 'running'; turn += 1) {
            clock += gaps[turn % gaps.length]!;
            const step = look(state, clock);
            state = step.state;
            seen.push(...step.cues);
          }
          expect(seen).toEqual(plan.cues.toSorted((a, b) => a.at - b.at));
          expect(state.played).toBe(plan.totalMs);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts only the time between pauses', () => {
    const plan = makePlan([hold(0)]);
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 1e7 })), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(spans, (turns) => {
        let { state } = begin(plan, 0);
        let [clock, running] = [0, 0];
        for (const [work, break_] of turns) {
          clock += work;
          running += work;
          state = pause(state, clock).state;
          clock += break_;
          expect(look(state, clock)).toEqual({ state, cues: [] });
          state = resume(state, clock);
        }
        expect(state.played).toBe(running);
      }),
    );
  });

  it('waits where it was when the device slept, and does not call the missed time done', () => {
    const { state } = begin(makePlan([hold(0)]), 0);
    const at10 = look(state, 10_000).state;
    const slept = look(at10, 10_000 + SLEEP_GAP_MS + 1);
    expect(slept.cues).toEqual([]);
    expect(slept.state).toMatchObject({ status: 'paused', played: 10_000 });
  });

  it('tells a call of a minute and a half from a tab in the background, which ticks once a minute', () => {
    const { state } = begin(makePlan([hold(0), hold(1)]), 0);
    expect(look(state, 61_000).state.status).toBe('running');
    expect(look(state, 90_000)).toMatchObject({ state: { status: 'paused', played: 0 }, cues: [] });
  });

  it('stands still when it is set back', () => {
    const { state } = begin(makePlan([hold(0)]), 50_000);
    const back = look(look(state, 60_000).state, 20_000).state;
    expect(back.played).toBe(10_000);
    expect(look(back, 21_000).state.played).toBe(11_000);
  });
});

describe('skipping', () => {
  const at = (seconds: number): Guided =>
    look(begin(makePlan([hold(0), hold(1)]), 0).state, seconds * 1000).state;

  it('ends a rest or a get-ready, never work', () => {
    const work = skipWait(at(1), 1000);
    expect(positionOf(work.state)?.segment).toMatchObject({ kind: 'work', set: 1 });
    expect(skipWait(work.state, 2000).state).toBe(work.state);
    const rest = skipWait(at(READY_SECONDS + 31), 36_000);
    expect(positionOf(rest.state)?.segment).toMatchObject({ kind: 'work', set: 2 });
    expect(rest.cues.map(({ type }) => type)).toEqual(['segment']);
  });

  it('leaves an exercise without calling it done', () => {
    const { state, cues } = skipExercise(at(10), 10_000);
    expect(positionOf(state)?.segment).toMatchObject({ kind: 'ready', exercise: 1 });
    expect(cues.some(({ type }) => type === 'exerciseDone')).toBe(false);
    const end = skipExercise(state, 11_000);
    expect(end.state.status).toBe('finished');
    expect(end.cues.map(({ type }) => type)).toEqual(['finished']);
  });

  it('skips the exercise that comes, when pressed in the rest before it', () => {
    const inRest = look(at(60), 95_000).state;
    expect(positionOf(inRest)?.segment).toMatchObject({ kind: 'rest', exercise: 0, next: 1 });
    expect(skipExercise(inRest, 95_000).state.status).toBe('finished');
  });

  it('keeps a pause', () => {
    const paused = pause(at(10), 10_000).state;
    expect(skipExercise(paused, 20_000).state).toMatchObject({ status: 'paused', seenAt: null });
  });
});
