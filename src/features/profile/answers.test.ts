import { profile } from '@/contract/profileSchemas';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toProfile } from './api';

test('reading a profile changes nothing of it', () => readsAsItIs(validAnswers(profile), toProfile));
