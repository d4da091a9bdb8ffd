import { auditPage } from '@/contract/auditSchemas';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toPage } from './api';

test('reading a page of the access log changes nothing of it', () =>
  readsAsItIs(validAnswers(auditPage), toPage));
