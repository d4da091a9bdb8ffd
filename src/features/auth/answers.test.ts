import { user, userSession } from '@/contract/authAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toUser } from '@/shared/identity/storage';
import { toSession } from './accountApi';

test('reading a user changes nothing of them', () => readsAsItIs(validAnswers(user), toUser));

test('nor of one of their sessions', () => readsAsItIs(validAnswers(userSession), toSession));
