import type { Invitation } from '@/contract/invitationSchemas';
import { INVITATION_STATUSES, type InvitationStatus } from '@/contract/invitations';
import { textSearch } from '@/shared/lib/values';
import type { InvitationsState } from './slice';

const invitationSearch = textSearch<Invitation>(({ patient, email }) => [patient?.name, email]);

/** Invitations with the given status whose patient name or e-mail matches the search. */
export function filterInvitations(invitations: readonly Invitation[], { search, status }: InvitationsState) {
  const matches = invitationSearch(search);
  return invitations.filter((invitation) => (!status || invitation.status === status) && matches(invitation));
}

/** Counts for the six counters: all invitations and each status. */
export function countInvitations(
  invitations: readonly Invitation[],
): Record<'total' | InvitationStatus, number> {
  const counts = {
    total: invitations.length,
    ...Object.fromEntries(INVITATION_STATUSES.map((status) => [status, 0])),
  };
  const result = counts as Record<'total' | InvitationStatus, number>;
  for (const { status } of invitations) result[status] += 1;
  return result;
}
