import { act, fireEvent, render, screen } from '@testing-library/react';
import { ARM_RAISE } from '../exercise-figure/fixtures';
import { loadLateParts } from '../late-part/latePart';
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

test('an address that is no image leaves the place to the figure, and another address is tried', () => {
  const show = (imageUrl: string) => <ExerciseThumbnail figure={ARM_RAISE} imageUrl={imageUrl} alt="Brazo" />;
  const { rerender } = render(show('https://clinica.es/album'));
  fireEvent.error(screen.getByRole('img', { name: 'Brazo' }));
  act(() => jest.runAllTimers());
  expect(screen.getByRole('img', { name: 'Brazo' })).not.toHaveAttribute('src');
  rerender(show('https://clinica.es/brazo.jpg'));
  expect(screen.getByRole('img', { name: 'Brazo' })).toHaveAttribute('src', 'https://clinica.es/brazo.jpg');
});

test('what went away before its turn is not drawn', () => {
  const { unmount } = render(<ExerciseThumbnail figure={{ ...ARM_RAISE }} alt="Brazo" />);
  unmount();
  act(() => jest.runAllTimers());
  expect(jest.getTimerCount()).toBe(0);
});

describe('in a card', () => {
  const cards = () =>
    render(
      ['Uno', 'Dos'].map((name) => (
        <article key={name} aria-label={name}>
          <ExerciseThumbnail figure={ARM_RAISE} />
          <button>{name}</button>
        </article>
      )),
    );
  const moving = () =>
    screen.getAllByRole('article').map((card) => card.querySelectorAll('svg[viewBox="0 0 320 240"]').length);
  const enter = (name: string, pointerType = 'mouse') => {
    fireEvent(screen.getByRole('article', { name }), new PointerEvent('pointerenter', { pointerType }));
    act(() => jest.advanceTimersByTime(200));
  };

  test('a figure moves while the mouse rests on its card, and one at a time', () => {
    cards();
    expect(moving()).toEqual([0, 0]);
    enter('Uno');
    expect(moving()).toEqual([1, 0]);
    enter('Dos');
    expect(moving()).toEqual([0, 1]);
    fireEvent(screen.getByRole('article', { name: 'Dos' }), new Event('pointerleave'));
    expect(moving()).toEqual([0, 0]);
  });

  test('a mouse that only passes moves nothing, nor does a finger', () => {
    cards();
    enter('Uno', 'touch');
    expect(moving()).toEqual([0, 0]);
    fireEvent(
      screen.getByRole('article', { name: 'Uno' }),
      new PointerEvent('pointerenter', { pointerType: 'mouse' }),
    );
    fireEvent(screen.getByRole('article', { name: 'Uno' }), new Event('pointerleave'));
    act(() => jest.advanceTimersByTime(1000));
    expect(moving()).toEqual([0, 0]);
  });

  test('nothing asks for frames while nothing moves', () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    cards();
    act(() => jest.advanceTimersByTime(2000));
    expect(frames).not.toHaveBeenCalled();
    enter('Uno');
    expect(frames).toHaveBeenCalled();
    fireEvent(screen.getByRole('article', { name: 'Uno' }), new Event('pointerleave'));
    act(() => jest.runAllTimers());
    expect(jest.getTimerCount()).toBe(0);
  });

  test('who prefers less motion sees it still', () => {
    const media = jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as never);
    cards();
    enter('Uno');
    expect(moving()).toEqual([0, 0]);
    media.mockRestore();
  });
});
