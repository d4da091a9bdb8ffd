import { configureStore, createAsyncThunk } from '@reduxjs/toolkit';
import { freezeAnswers } from './baseApi';

test('an answer is frozen all through when the reducers see it, and is the same object', async () => {
  const answer = { rows: [{ id: 'a', inner: { text: 'b' } }], none: null };
  const ask = createAsyncThunk('test/ask', async () => answer);
  const seen: unknown[] = [];
  const store = configureStore({
    reducer: (_state: unknown, action: { type: string; payload?: unknown }) => {
      if (action.type === ask.fulfilled.type) seen.push(action.payload);
      return null;
    },
    middleware: (defaults) => defaults().concat(freezeAnswers),
  });
  await store.dispatch(ask());
  expect(seen).toEqual([answer]);
  expect(seen[0]).toBe(answer);
  expect(
    [answer, answer.rows, answer.rows[0], answer.rows[0]?.inner].filter((part) => !Object.isFrozen(part)),
  ).toEqual([]);
});
