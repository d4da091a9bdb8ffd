import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffRolesBody } from '@/contract/teamSchemas';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { toMember } from '../answers';
import { teamRepository } from '../repository';

/**
 * Says whether somebody of the team treats patients, administers the practice, or both. It counts from their next call
 * on. Who treats keeps the role of a therapist, because records and agenda are in their name.
 * @throws 409 for a therapist who would no longer treat, and if nobody with access would administer the practice.
 */
export async function changeRoles(
  { db, now, user }: CommandContext,
  { id, treats, administers }: StaffRolesBody & { id: string },
) {
  const member = await db.transaction(async (transaction) => {
    const repository = teamRepository(transaction);
    const administrators = await repository.holdAdministrators();
    // Somebody may have taken it from the caller a moment ago.
    if (!administrators.includes(user.id)) throw conflict(MESSAGES.lastAdministrator);
    const known = await repository.find(id, now);
    if (!known) throw notFound(MESSAGES.notFound);
    if (known.role === 'THERAPIST' && !treats) throw conflict(MESSAGES.staysTherapist);
    if (!administers && administrators.every((one) => one === id)) throw conflict(MESSAGES.lastAdministrator);
    await repository.setRoles(id, treats ? 'THERAPIST' : 'ADMIN', treats && administers);
    return repository.find(id, now);
  });
  if (!member) throw notFound(MESSAGES.notFound);
  return toMember(member);
}
