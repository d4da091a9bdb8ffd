import fc from 'fast-check';
import { consentState } from '@/contract/consentSchemas';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toState } from './api';

test('reading what was agreed to changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(consentState), (answer) => {
      expect(toState(answer)).toEqual(answer);
    }),
  );
});
