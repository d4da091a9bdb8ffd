import { alert } from '@/contract/alertAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toAlert } from './api';

test('reading an alert changes nothing of it', () => readsAsItIs(validAnswers(alert), toAlert));
