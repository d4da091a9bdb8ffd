import type { Server } from 'node:http';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { accountEvents } from '../../auth/accountEvents';
import { endAccess } from '../../auth/endAccess';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { toMember } from '../answers';
import { teamRepository } from '../repository';

/**
 * Takes the access of somebody of the team away: no sign-in, and every open session and socket ends. The answer counts
 * the patients and appointments that need another therapist. Repeating it changes nothing.
 * @throws `conflict` for one's own account and for the last administrator.
 */
export async function deactivateMember(
  { db, now, user, server }: CommandContext & { server: Server },
  { id }: { id: string },
) {
  if (id === user.id) throw conflict(MESSAGES.self);
  const member = await db.transaction(async (transaction) => {
    const repository = teamRepository(transaction);
    const administrators = await repository.holdAdministrators();
    // The caller may have been deactivated by the very person, a moment ago.
    if (!administrators.includes(user.id)) throw conflict(MESSAGES.lastAdministrator);
    if (await repository.deactivate(id, now)) await endAccess(transaction, id, now);
    return repository.find(id, now);
  });
  if (!member) throw notFound(MESSAGES.notFound);
  accountEvents(server).emit('deactivated', id);
  return toMember(member);
}
