import { useLayoutEffect } from 'react';
import { act } from '@testing-library/react';
import { runs } from '@/contract/testing/runs';
import { renderApp } from '@/shared/testing/renderApp';
import { progressDomain } from '../domain';
import { momentOf } from './figureMoment';
import { positionOf } from './machine';
import { phraseOf } from './phrases';
import type { Cue } from './plan';
import { useGuided, type UseGuided } from './useGuided';

/** Repetitions of 3 s, and two long holds. */
const EXERCISES = [
  { index: 0, sets: 3, reps: 10, duration: 30, restTime: 20 },
  { index: 1, sets: 2, reps: 1, duration: 40, restTime: 30 },
  { index: 2, sets: 4, reps: 12, duration: 48, restTime: 25 },
  { index: 3, sets: 3, reps: 8, duration: 60, restTime: 40 },
];
const TOTAL_MS = runs(2) * 60_000;
/** Steps of the test, in milliseconds: those of a screen, roughly. */
const STEP = 50;
const AGREED = 100;

let now = 0;
/** Reads late by up to this many milliseconds, as a busy device does. */
let late = 0;
const clock = () => Math.max(0, now - late);
let guided: UseGuided | undefined;
const heard: { cue: Cue; at: number }[] = [];

function Screen() {
  const live = useGuided({
    progressId: 'run-1',
    exercises: EXERCISES,
    clock,
    onCue: (cue) => heard.push({ cue, at: now }),
  });
  useLayoutEffect(() => {
    guided = live;
  });
  const position = live.state && positionOf(live.state);
  return <output>{position ? position.rep : ''}</output>;
}

const shownRep = () => Number(document.querySelector('output')?.textContent);

beforeEach(() => {
  [now, late] = [0, 0];
  heard.length = 0;
  jest.useFakeTimers();
});

async function pass(ms: number, onStep: () => void = () => undefined, step = STEP) {
  for (let left = ms; left > 0; left -= step) {
    now += step;
    await act(() => jest.advanceTimersByTimeAsync(step));
    onStep();
  }
}

test('repetition, voice and figure agree within 100 ms for minutes, with pauses, hidden tabs and a late clock', async () => {
  renderApp(<Screen />, { domains: [progressDomain] });
  const apart: string[] = [];
  let disagreeing = 0;
  let counted = 0;
  let lastHeard = 0;
  const compare = () => {
    const position = guided?.positionNow();
    if (!position) return;
    const { segment, into, rep } = position;
    // The figure has begun the repetition that is counted on the screen.
    disagreeing = shownRep() === rep ? 0 : disagreeing + STEP;
    if (disagreeing > AGREED) apart.push(`shown ${shownRep()}, moved ${rep} at ${now}`);
    for (const { cue } of heard.slice(lastHeard)) {
      if (cue.type !== 'rep' || !phraseOf(cue, () => null, { counted: true })) continue;
      counted += 1;
      const since = segment.kind === 'work' ? into - (cue.rep - 1) * segment.repMs : Infinity;
      if (cue.rep !== rep || since < 0 || since > AGREED)
        apart.push(`said ${cue.rep}, moved ${rep} at ${now}`);
      if (momentOf(position).t > 0.2) apart.push(`said ${cue.rep} in the middle of a movement at ${now}`);
    }
    lastHeard = heard.length;
  };

  for (let minute = 0; now < TOTAL_MS; minute += 1) {
    await pass(20_000, compare);
    act(() => guided?.toggle());
    const held = guided?.positionNow();
    await pass(1_000 * (minute % 4), () => expect(guided?.positionNow()).toEqual(held));
    act(() => guided?.toggle());
    late = minute % 3 === 1 ? 60 : 0;
    await pass(15_000, compare);
    // The tab is hidden: timers come once a second, and late.
    await pass(10_000, undefined, 1_000);
    lastHeard = heard.length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  expect(counted).toBeGreaterThan(15);
  expect(apart).toEqual([]);
});
