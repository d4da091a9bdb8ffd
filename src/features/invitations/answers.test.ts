import { invitation, linkedInvitation } from '@/contract/invitationSchemas';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toInvitation } from './api';

test('reading an invitation changes nothing of it', () =>
  readsAsItIs(validAnswers(invitation), toInvitation));

test('nor of the one that a link opens', () => readsAsItIs(validAnswers(linkedInvitation), toInvitation));
