import fc from 'fast-check';
import { user, userSession } from '@/contract/authAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toUser } from '@/shared/identity/storage';
import { toSession } from './accountApi';

test('reading a user changes nothing of them', () => {
  fc.assert(
    fc.property(validAnswers(user), (answer) => {
      expect(toUser(answer)).toEqual(answer);
    }),
  );
});

test('nor of one of their sessions', () => {
  fc.assert(
    fc.property(validAnswers(userSession), (answer) => {
      expect(toSession(answer)).toEqual(answer);
    }),
  );
});
