import fc from 'fast-check';
import { alert } from '@/contract/alertAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toAlert } from './api';

test('reading an alert changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(alert), (answer) => {
      expect(toAlert(answer)).toEqual(answer);
    }),
  );
});
