import fc from 'fast-check';
import { notification } from '@/contract/notificationSchemas';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toNotification } from './api';

test('reading a notification changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(notification), (answer) => {
      expect(toNotification(answer)).toEqual(answer);
    }),
  );
});
