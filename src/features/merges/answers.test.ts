import { mergeComparison } from '@/contract/mergeAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toComparison } from './api';

test('reading a comparison changes nothing of it', () =>
  readsAsItIs(validAnswers(mergeComparison), (comparison) => toComparison({ comparison })));
