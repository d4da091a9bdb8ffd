import {
  changeableInvitations,
  INVITATION_STATUSES,
  invitationAnswer,
  invitationQuestion,
  untouchedText,
} from './invitations';

const rows = INVITATION_STATUSES.map((status) => ({ status, patientId: 'p1' }));
const statuses = (found: { status: string }[]) => found.map(({ status }) => status);

it('cancels what is open, and sends anew whatever is not accepted', () => {
  expect(statuses(changeableInvitations(rows, 'cancel'))).toEqual(['PENDING', 'SENT']);
  expect(statuses(changeableInvitations(rows, 'resend'))).toEqual(['PENDING', 'SENT', 'REJECTED', 'EXPIRED']);
  expect(changeableInvitations([{ status: 'PENDING' }], 'resend')).toEqual([]);
});

it('asks in words that fit the count', () => {
  expect(invitationQuestion('resend', 2)).toBe('¿Reenviar 2 invitaciones?');
  expect(invitationAnswer('cancel', 1)).toBe('Cancelar invitación');
  expect([0, 1, 2].map((count) => untouchedText('cancel', count))).toEqual([
    '',
    '1 no se puede cancelar',
    '2 no se pueden cancelar',
  ]);
});
