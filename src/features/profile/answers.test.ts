import fc from 'fast-check';
import { profile } from '@/contract/profileSchemas';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toProfile } from './api';

test('reading a profile changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(profile), (answer) => {
      expect(toProfile(answer)).toEqual(answer);
    }),
  );
});
