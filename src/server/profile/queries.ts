import type { CommandContext } from '../core/context';
import { unauthorized } from '../core/errors';
import { profileRepository } from './repository';

/** The caller's own profile. */
export async function ownProfile({ db, user }: CommandContext) {
  const profile = await profileRepository(db).find(user.id);
  if (!profile) throw unauthorized();
  return profile;
}
