import type { InvitationSummary } from '@/contract/invitationSchemas';
import { INVITATION_STATUSES } from '@/contract/invitations';
import { idOf, optionalTextOf } from './answers';
import { textOf } from './objectAnswer';

/**
 * Reads an invitation in any backend's spelling; `null` if there is none. Shared by two domains: invitations
 * read their own answers, patients the invitation embedded in a row.
 */
export function toInvitationSummary(raw: unknown): InvitationSummary | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const value = raw as Record<string, unknown>;
  const status = textOf(value.status).toUpperCase();
  return {
    id: idOf(value),
    email: textOf(value.email),
    status: INVITATION_STATUSES.find((known) => known === status) ?? 'PENDING',
    createdAt: textOf(value.createdAt),
    expiresAt: optionalTextOf(value.expiresAt),
  };
}
