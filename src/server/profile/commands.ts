import { AUTH_MESSAGES } from '@/contract/account';
import type { EditOf } from '@/contract/edits';
import { type ProfileBody, profileBodySchema } from '@/contract/profileSchemas';
import { editedBody } from '../core/edits';
import { violates } from '../db/failures';
import type { CommandContext } from '../core/context';
import { takenField, unauthorized } from '../core/errors';
import { profileRepository } from './repository';

/** Replaces the caller's own profile. An edit changes its own fields alone. Role and id are not writable. */
export async function updateProfile({ db, user }: CommandContext, edit: EditOf<ProfileBody>) {
  try {
    const profile = await db.transaction(async (transaction) => {
      const repository = profileRepository(transaction);
      const stored = await repository.hold(user.id);
      return stored && repository.update(user.id, editedBody({ schema: profileBodySchema, edit, stored }));
    });
    if (!profile) throw unauthorized();
    return profile;
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw takenField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
}
