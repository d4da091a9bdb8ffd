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

/** Days until an invitation expires. */
export const INVITATION_VALID_DAYS = 7;
