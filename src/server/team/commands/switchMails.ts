import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { toMember } from '../answers';
import { teamRepository } from '../repository';

/**
 * Says whether patients are told by mail of the appointments in somebody's agenda. What waits is asked about it when it is
 * sent. Throws `notFound` for who is not of the team.
 */
export async function switchMails(
  { db, now }: CommandContext,
  { id, appointmentMails }: { id: string; appointmentMails: boolean },
) {
  const repository = teamRepository(db);
  await repository.setMails(id, appointmentMails);
  const member = await repository.find(id, now);
  if (!member) throw notFound(MESSAGES.notFound);
  return toMember(member);
}
