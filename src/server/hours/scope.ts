import { administers } from '@/contract/common/roles';
import { HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { teamRepository } from '../team/repository';
import { hoursRepository } from './repository';

/**
 * The therapist whose hours the caller may change: themselves, or anybody for an ADMIN. Throws `notFound` otherwise.
 */
export async function findTherapist({ db, user }: Pick<CommandContext, 'db' | 'user'>, id: string) {
  const mayChange = administers(user) || user.id === id;
  const therapist = mayChange ? await teamRepository(db).findTherapist(id) : undefined;
  if (!therapist) throw notFound(MESSAGES.therapistNotFound);
  return therapist;
}

/** The therapist of an absence that the caller may change. Throws `notFound` otherwise. */
export async function findAbsent(context: Pick<CommandContext, 'db' | 'user'>, absenceId: string) {
  const { db, user } = context;
  const owner = await hoursRepository(db).ownerOf(absenceId);
  const mayChange = owner !== undefined && (administers(user) || user.id === owner);
  const therapist = mayChange ? await teamRepository(db).findTherapist(owner) : undefined;
  if (!therapist) throw notFound(MESSAGES.absenceNotFound);
  return therapist;
}
