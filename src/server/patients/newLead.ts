import { TEAM_MESSAGES } from '@/contract/team/messages';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import { teamRepository } from '../team/repository';

/** The therapist who will treat new patients: the caller, or for an ADMIN the one that they name. */
export async function newLead(
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string | null | undefined,
) {
  if (user.role !== 'ADMIN') {
    if (therapistId && therapistId !== user.id)
      throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
    return { id: user.id, name: user.name };
  }
  if (!therapistId) throw invalidField('therapistId', TEAM_MESSAGES.therapistRequired);
  const therapist = await teamRepository(db).findTherapist(therapistId);
  if (!therapist) throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
  return therapist;
}
