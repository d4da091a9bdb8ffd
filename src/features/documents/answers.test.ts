import fc from 'fast-check';
import { documentsAnswer } from '@/contract/documentAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toDocument } from './api';

test('reading the list changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(documentsAnswer), (answer) => {
      expect(answer.data.map(toDocument)).toEqual(answer.data);
    }),
  );
});
