import { moreShown, periodChosen, searchChanged, sessionsSlice } from './slice';

const { reducer } = sessionsSlice;

test('what was shown of the history stays shown until other rows are asked for', () => {
  const more = [moreShown(), moreShown()].reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(more.portions).toBe(3);
  expect(reducer(more, searchChanged('rodilla')).portions).toBe(1);
  expect(reducer(more, periodChosen('week')).portions).toBe(1);
});
