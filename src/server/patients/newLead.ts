import { administers } from '@/contract/common/roles';
import { TEAM_MESSAGES } from '@/contract/team';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import { teamRepository } from '../team/repository';

/** The therapist who will treat new patients: the caller, or whom administration names. */
export async function newLead(
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string | null | undefined,
) {
  if (user.role !== 'ADMIN' && (!therapistId || therapistId === user.id))
    return { id: user.id, name: user.name };
  if (!administers(user)) throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
  if (!therapistId) throw invalidField('therapistId', TEAM_MESSAGES.therapistRequired);
  const therapist = await teamRepository(db).findTherapist(therapistId);
  if (!therapist) throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
  return therapist;
}
