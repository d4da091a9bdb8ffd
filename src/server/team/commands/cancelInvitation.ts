import { TEAM_MESSAGES } from '@/contract/team';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { staffInvitationRepository } from '../invitationRepository';

/** Cancels an invitation of staff; its link stops working. */
export async function cancelStaffInvitation(
  { db, now }: CommandContext,
  { id }: { id: string },
): Promise<void> {
  if (!(await staffInvitationRepository(db).cancel(id, now)))
    throw notFound(TEAM_MESSAGES.invitationNotFound);
}
