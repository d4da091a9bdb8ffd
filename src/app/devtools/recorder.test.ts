import { configureStore, prepareAutoBatched, Tuple } from '@reduxjs/toolkit';
import { createRecorder } from './recorder';

const answered = { type: 'answered', ...prepareAutoBatched()(undefined) };

/** A recorder whose frames begin and end under the test's control. */
function record() {
  let paint = { begin: () => {}, end: () => {} };
  const recorder = createRecorder({
    nextFrame: (end, begin = () => undefined) => {
      paint = { begin, end };
    },
  });
  const store = configureStore({
    reducer: (state: number = 0) => state + 1,
    middleware: () => new Tuple(recorder.middleware),
  });
  recorder.attach(store as never);
  const painted = jest.fn();
  recorder.watchFrames((frame, isOver) => isOver || painted(frame));
  return { recorder, store, painted, begin: () => paint.begin(), end: () => paint.end() };
}

it('keeps a frame open for an answer that is drawn with the next one only', () => {
  const { store, recorder, painted, begin, end } = record();
  store.dispatch(answered);
  begin();
  store.dispatch(answered);
  end();
  expect(painted).not.toHaveBeenCalled();
  begin();
  end();
  expect(painted).toHaveBeenCalledTimes(1);
  expect(recorder.read().entries.map(({ frame }) => frame)).toEqual([0, 0]);
});

it('closes a frame when all that is in it is drawn', () => {
  const { store, recorder, painted, begin, end } = record();
  store.dispatch(answered);
  store.dispatch(answered);
  begin();
  // Shown at once, unlike batched actions.
  store.dispatch({ type: 'pressed' });
  end();
  expect(painted).toHaveBeenCalledTimes(1);
  store.dispatch(answered);
  expect(recorder.read().entries.map(({ frame }) => frame)).toEqual([0, 0, 0, 1]);
});
