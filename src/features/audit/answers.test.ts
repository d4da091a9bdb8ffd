import fc from 'fast-check';
import { auditPage } from '@/contract/auditSchemas';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toPage } from './api';

test('reading a page of the access log changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(auditPage), (answer) => {
      expect(toPage(answer)).toEqual(answer);
    }),
  );
});
