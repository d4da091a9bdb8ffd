import { AUTH_MESSAGES } from '@/contract/account';
import type { EditOf } from '@/contract/edits';
import { type ProfileBody, profileBodySchema } from '@/contract/profileSchemas';
import { editedBody } from '../core/edits';
import { violates } from '../db/failures';
import { passwordResetRepository } from '../auth/passwordResetRepository';
import type { CommandContext } from '../core/context';
import { takenField, unauthorized } from '../core/errors';
import { profileRepository } from './repository';

/**
 * Replaces the caller's own profile. An edit changes its own fields alone. Role and id are not writable. Another e-mail
 * ends the links to choose a new password, which went to the former one.
 */
export async function updateProfile({ db, user, now }: CommandContext, edit: EditOf<ProfileBody>) {
  try {
    const profile = await db.transaction(async (transaction) => {
      const repository = profileRepository(transaction);
      const stored = await repository.hold(user.id);
      if (!stored) return undefined;
      const body = editedBody({ schema: profileBodySchema, edit, stored });
      if (body.email !== stored.email) await passwordResetRepository(transaction).endAll(user.id, now);
      return repository.update(user.id, body);
    });
    if (!profile) throw unauthorized();
    return profile;
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw takenField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
}
