import { fireEvent } from '@testing-library/react';
import { afterPress, watchPresses } from './pointerPress';

const moved = jest.fn();
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  moved.mockClear();
  end = watchPresses();
});
afterEach(() => end());

/** Dispatches one event. Timers that it starts stay pending. */
function happens(type: string, init: MouseEventInit = { button: 0 }) {
  fireEvent(document.body, new MouseEvent(type, { bubbles: true, ...init }));
}

test('without a press nothing waits', () => {
  afterPress(moved);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('during a press it waits until the click has been heard', () => {
  happens('pointerdown');
  happens('mousedown');
  afterPress(moved);
  happens('pointerup');
  happens('mouseup');
  expect(moved).not.toHaveBeenCalled();
  happens('click');
  expect(moved).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(moved).toHaveBeenCalledTimes(1);
});

test('a touch moves the focus after it is over: that waits as well', () => {
  happens('pointerdown');
  happens('pointerup');
  jest.runAllTimers();
  happens('mousedown');
  afterPress(moved);
  expect(moved).not.toHaveBeenCalled();
  happens('mouseup');
  jest.runAllTimers();
  expect(moved).toHaveBeenCalledTimes(1);
});

test.each(['pointercancel', 'dragend', 'keydown'])('%s ends a press whose release is lost', (type) => {
  happens('pointerdown');
  afterPress(moved);
  happens(type);
  jest.runAllTimers();
  expect(moved).toHaveBeenCalledTimes(1);
});

test('other buttons of the mouse press nothing', () => {
  happens('pointerdown', { button: 2 });
  afterPress(moved);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('what waits when the last form goes is done then', () => {
  happens('pointerdown');
  afterPress(moved);
  end();
  expect(moved).toHaveBeenCalledTimes(1);
  end = watchPresses();
});
