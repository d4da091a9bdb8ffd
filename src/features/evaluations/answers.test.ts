import fc from 'fast-check';
import { evaluation } from '@/contract/evaluationAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toEvaluation } from './api';

test('reading an evaluation changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(evaluation), (answer) => {
      expect(toEvaluation(answer)).toEqual(answer);
    }),
  );
});
