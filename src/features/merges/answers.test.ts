import fc from 'fast-check';
import { mergeComparison } from '@/contract/mergeAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toComparison } from './api';

test('reading a comparison changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(mergeComparison), (comparison) => {
      expect(toComparison({ comparison })).toEqual(comparison);
    }),
  );
});
