import { evaluation } from '@/contract/evaluationAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toEvaluation } from './api';

test('reading an evaluation changes nothing of it', () =>
  readsAsItIs(validAnswers(evaluation), toEvaluation));
