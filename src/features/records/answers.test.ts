import fc from 'fast-check';
import { recordCopy } from '@/contract/recordAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toCopy } from './api';

const names = fc.dictionary(fc.uuid(), fc.string());

test('reading the copy of a record changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(recordCopy), names, names, (copy, people, exercises) => {
      const answer = { ...copy, names: { people, exercises } };
      expect(toCopy(answer)).toEqual(answer);
    }),
    { numRuns: 30 },
  );
});
