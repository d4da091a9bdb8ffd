import fc from 'fast-check';
import { pendingWork } from '@/contract/pendingAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toPendingWork } from './api';

test('reading what waits changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(pendingWork), (answer) => {
      expect(toPendingWork(answer)).toEqual(answer);
    }),
  );
});

test('an answer without the one to begin with has only the counts', () => {
  expect(toPendingWork({ unread: { count: 2 } })).toMatchObject({
    unread: { count: 2, first: null },
    alarms: { count: 0, first: null },
    unconfirmed: { count: 0 },
  });
});
