import { consentState } from '@/contract/consentSchemas';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toState } from './api';

test('reading what was agreed to changes nothing of it', () =>
  readsAsItIs(validAnswers(consentState), toState));
