import { TEAM_MESSAGES } from '@/contract/team';
import { endAccess } from '../../auth/endAccess';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { toMember } from '../answers';
import { teamRepository } from '../repository';

/** Gives access back. Whatever was open before stays closed; the password is the same. */
export async function reactivateMember({ db, now }: CommandContext, { id }: { id: string }) {
  const member = await db.transaction(async (transaction) => {
    const repository = teamRepository(transaction);
    // A sign-in that was under way during the deactivation may have left a session.
    if (await repository.reactivate(id)) await endAccess(transaction, id, now);
    return repository.find(id, now);
  });
  if (!member) throw notFound(TEAM_MESSAGES.notFound);
  return toMember(member);
}
