import { type BatchWords, counted, wordFor } from './common/text';

/** Statuses of an invitation, in the server's spelling. */
export const INVITATION_STATUSES = ['PENDING', 'SENT', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  PENDING: 'Pendiente',
  SENT: 'Enviada',
  ACCEPTED: 'Aceptada',
  REJECTED: 'Rechazada',
  EXPIRED: 'Expirada',
};

/** Only PENDING and SENT invitations can be cancelled. */
export const canCancelInvitation = (status: string): boolean =>
  ['PENDING', 'SENT'].includes(status.toUpperCase());

/** Whether an invitation has ended without an account, so that another one can follow. */
export const isInvitationOver = (status: string): boolean => status === 'EXPIRED' || status === 'REJECTED';

/** Days until an invitation expires. */
export const INVITATION_VALID_DAYS = 7;

/** Invitations that one address gets in 24 hours, cancelled ones included: each is a mail. */
export const INVITATIONS_TO_ADDRESS = 10;

/** Texts of invitations. The wording is fixed; see `COMMON_MESSAGES`. */
export const INVITATION_MESSAGES = {
  sendFailed: 'Error al enviar la invitación',
  cancelFailed: 'Error al cancelar la invitación',
  invalid: 'Invitación inválida',
  invalidTitle: 'Invitación Inválida',
  invalidText: 'La invitación no es válida o ha expirado.',
  uncheckedTitle: 'No se ha podido comprobar',
  uncheckedText:
    'La invitación sigue siendo la misma: puede que no haya conexión o que el servidor esté ocupado.',
  accountFailed: 'Error al crear la cuenta',
  /** The link opens nothing any more, and nobody knows whether an earlier attempt has used it. */
  perhapsCreated: 'Puede que tu cuenta ya esté creada: prueba a iniciar sesión.',
  listFailed: 'Error al cargar las invitaciones',
  /** Another one was to take the place of a cancelled one, and could not be sent. */
  cancelledAlone: 'La anterior ya está cancelada: envía otra desde Pacientes.',
  sent: 'Invitación enviada exitosamente',
  mailWaits: 'Invitación creada. El servidor de correo no responde: el correo saldrá en cuanto responda.',
  mailsWait: 'El servidor de correo no responde: los correos saldrán en cuanto responda.',
  linkOfWaiting: (email: string) =>
    `El servidor de correo no responde: el correo a ${email} saldrá en cuanto responda. También puedes darle tú el enlace: caduca en ${INVITATION_VALID_DAYS} días y solo sirve una vez.`,
  cancelled: 'Invitación cancelada exitosamente',
  refreshed: 'Invitaciones actualizadas',
  completed: 'Completada',
  /** A status apart from the column that says what it is of. */
  named: (status: string) => `Invitación ${status.toLowerCase()}`,
  emailRequired: 'Introduce el correo electrónico del paciente',
  leadGone: 'El responsable de este paciente ya no tiene acceso. Traspasa antes al paciente.',
  alreadyPending: 'Este paciente ya tiene una invitación pendiente',
  alreadyAccepted: 'Este paciente ya tiene una cuenta',
  emailInUse:
    'Este correo ya es de otra cuenta o invitación. Cada cuenta es de una sola persona y necesita un correo propio.',
  emailTaken: 'Este correo ya es de otra cuenta. Pide a tu consulta que te invite con otro.',
  tooManyToAddress: 'Este correo ya ha recibido demasiadas invitaciones hoy. Envía otra mañana.',
} as const;

export const INVITATION_PATHS = {
  list: '/api/invitations',
  one: (id: string) => `/api/invitations/${encodeURIComponent(id)}`,
  ofPatient: (patientId: string) => `/api/invitations/patient/${encodeURIComponent(patientId)}`,
  byToken: (token: string) => `/api/invitations/token/${encodeURIComponent(token)}`,
  acceptByToken: (token: string) => `/api/invitations/token/${encodeURIComponent(token)}/accept`,
  accept: (id: string) => `/api/invitations/${encodeURIComponent(id)}/accept`,
} as const;

/** What can be done to several invitations at once. */
export const INVITATION_CHANGES = ['resend', 'cancel'] as const;
export type InvitationChange = (typeof INVITATION_CHANGES)[number];

const NOUN = ['invitación', 'invitaciones'] as const;

/** What can be asked for several at once: a change of their invitations, or `send` for patients without one. */
type Asked = InvitationChange | 'send';

/** How the change of several is told. */
export const INVITATION_BATCH_WORDS: Record<Asked, BatchWords> = {
  send: { noun: NOUN, done: ['enviada', 'enviadas'] },
  resend: { noun: NOUN, done: ['reenviada', 'reenviadas'] },
  cancel: { noun: NOUN, done: ['cancelada', 'canceladas'] },
};

/** An accepted invitation has become an account; any other can be sent anew. */
export const canResendInvitation = ({ status, patientId }: { status: string; patientId?: string }): boolean =>
  status !== 'ACCEPTED' && Boolean(patientId);

interface Invitee {
  email: string | null;
  status: string;
  /** Undefined where the backend does not tell it with the patient. */
  invitation?: { status: string } | null | undefined;
}

/**
 * The patients who can be invited together, each at the address of the record: active ones with neither an account nor an
 * open invitation. Where several records have one address, somebody has to decide whose account it is to be.
 */
export function invitableTogether<Row extends Invitee>(patients: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const { email } of patients)
    if (email) counts.set(email.toLowerCase(), (counts.get(email.toLowerCase()) ?? 0) + 1);
  return patients.filter(({ email, status, invitation }) => {
    const isFree = invitation === null || (invitation && isInvitationOver(invitation.status));
    return status === 'ACTIVE' && isFree && email && counts.get(email.toLowerCase()) === 1;
  });
}

/** Those of the invitations that a change fits. */
export const changeableInvitations = <Row extends { status: string; patientId?: string }>(
  rows: readonly Row[],
  change: InvitationChange,
): Row[] =>
  rows.filter((row) => (change === 'resend' ? canResendInvitation(row) : canCancelInvitation(row.status)));

const QUESTIONS: Record<Asked, string> = { send: 'Enviar', resend: 'Reenviar', cancel: 'Cancelar' };

/** '¿Reenviar 3 invitaciones?' */
export const invitationQuestion = (change: Asked, count: number): string =>
  `¿${QUESTIONS[change]} ${counted(count, NOUN)}?`;

/** 'Reenviar invitaciones': the button that answers the question. */
export const invitationAnswer = (change: Asked, count: number): string =>
  `${QUESTIONS[change]} ${wordFor(count, NOUN)}`;

/** What follows the answer. */
export const INVITATION_CONSEQUENCES: Record<Asked, string> = {
  send: 'Cada paciente recibirá en el correo de su ficha un enlace para crear su cuenta.',
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
