import fc from 'fast-check';
import { earlierVersion } from '@/contract/recordAnswers';
import { session } from '@/contract/sessionAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { earlierVersionsOf } from '@/shared/api/records';
import { practiceWallClock } from '@/shared/lib/dates';
import { toSession } from './api';

test('reading a session changes nothing of it but its instant, which becomes the practice’s day', () => {
  fc.assert(
    fc.property(validAnswers(session), (answer) => {
      expect(toSession(answer)).toEqual({ ...answer, date: practiceWallClock(answer.date).date });
    }),
  );
});

test('nor of an earlier version, whose author is a name', () => {
  const versions = fc.array(validAnswers(earlierVersion.shape({ session: session.required() })), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(versions, (data) => {
      expect(earlierVersionsOf({ data }, 'session', toSession)).toEqual(
        data.map(({ author, session: content, ...version }) => ({
          ...version,
          authorName: author.name,
          content: toSession(content),
        })),
      );
    }),
  );
});
