import { act, render, screen } from '@testing-library/react';
import { ARM_RAISE } from '../exercise-figure/fixtures';
import { loadLateParts } from '../late-part';
import { ExerciseThumbnail } from './ExerciseThumbnail';

beforeAll(loadLateParts);

/** An IntersectionObserver that reports every element as visible. */
class SeesAll {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(): void {
    this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {}
}

const still = window.IntersectionObserver;
beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = SeesAll as never;
});
afterEach(() => {
  // The queue outlives a page, so it must be empty for the next test.
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  window.IntersectionObserver = still;
});

/** Runs one step of one drawing. */
const step = () => act(() => jest.advanceTimersToNextTimer());

test('figures are drawn one after another, each worked out in one task and drawn in the next', () => {
  const figures = [{ ...ARM_RAISE }, { ...ARM_RAISE }];
  render(figures.map((figure, index) => <ExerciseThumbnail key={index} figure={figure} alt="Brazo" />));
  const drawn = () => screen.queryAllByRole('img').length;
  const counts = [drawn()];
  for (let index = 0; index < 4; index += 1) {
    step();
    counts.push(drawn());
  }
  expect(counts).toEqual([0, 0, 1, 1, 2]);
});

test('a figure that cannot be drawn leaves its place empty, and those after it their turn', () => {
  const broken = { start: { base: 'flying' } } as never;
  render(
    [broken, ARM_RAISE].map((figure, index) => <ExerciseThumbnail key={index} figure={figure} alt="Brazo" />),
  );
  act(() => jest.runAllTimers());
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('what went away before its turn is not drawn', () => {
  const { unmount } = render(<ExerciseThumbnail figure={{ ...ARM_RAISE }} alt="Brazo" />);
  unmount();
  act(() => jest.runAllTimers());
  expect(jest.getTimerCount()).toBe(0);
});
