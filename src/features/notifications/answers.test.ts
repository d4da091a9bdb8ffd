import { notification } from '@/contract/notificationSchemas';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toNotification } from './api';

test('reading a notification changes nothing of it', () =>
  readsAsItIs(validAnswers(notification), toNotification));
