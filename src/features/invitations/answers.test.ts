import fc from 'fast-check';
import { invitation, linkedInvitation } from '@/contract/invitationSchemas';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toInvitation } from './api';

test('reading an invitation changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(invitation), (answer) => {
      expect(toInvitation(answer)).toEqual(answer);
    }),
  );
});

test('nor of the one that a link opens', () => {
  fc.assert(
    fc.property(validAnswers(linkedInvitation), (answer) => {
      expect(toInvitation(answer)).toEqual(answer);
    }),
  );
});
