import { type BatchWords, wordFor } from '../common/batch';
import { canCancelInvitation } from './enums';

/** What can be done to several invitations at once. */
export const INVITATION_CHANGES = ['resend', 'cancel'] as const;
export type InvitationChange = (typeof INVITATION_CHANGES)[number];

const NOUN = ['invitación', 'invitaciones'] as const;

/** How the change of several is told. */
export const INVITATION_BATCH_WORDS: Record<InvitationChange, BatchWords> = {
  resend: { noun: NOUN, done: ['reenviada', 'reenviadas'] },
  cancel: { noun: NOUN, done: ['cancelada', 'canceladas'] },
};

/** An accepted invitation has become an account; any other can be sent anew. */
export const canResendInvitation = ({ status, patientId }: { status: string; patientId?: string }): boolean =>
  status !== 'ACCEPTED' && Boolean(patientId);

/** Those of the invitations that a change fits. */
export const changeableInvitations = <Row extends { status: string; patientId?: string }>(
  rows: readonly Row[],
  change: InvitationChange,
): Row[] =>
  rows.filter((row) => (change === 'resend' ? canResendInvitation(row) : canCancelInvitation(row.status)));

const QUESTIONS: Record<InvitationChange, string> = { resend: 'Reenviar', cancel: 'Cancelar' };

/** '¿Reenviar 3 invitaciones?' */
export const invitationQuestion = (change: InvitationChange, count: number): string =>
  `¿${QUESTIONS[change]} ${count} ${wordFor(count, NOUN)}?`;

/** 'Reenviar invitaciones': the button that answers the question. */
export const invitationAnswer = (change: InvitationChange, count: number): string =>
  `${QUESTIONS[change]} ${wordFor(count, NOUN)}`;

/** What follows the answer. */
export const INVITATION_CONSEQUENCES: Record<InvitationChange, string> = {
  resend:
    'Cada paciente recibirá un correo con un enlace nuevo. Los enlaces anteriores dejarán de funcionar.',
  cancel: 'Los enlaces enviados dejarán de funcionar. Podrás enviar otras invitaciones cuando quieras.',
};

/** How many of the chosen ones the change leaves as they are; empty for none. */
export const untouchedText = (change: InvitationChange, count: number): string => {
  if (count === 0) return '';
  const verb = change === 'cancel' ? 'cancelar' : 'reenviar';
  return `${count} no se ${wordFor(count, ['puede', 'pueden'])} ${verb}`;
};
