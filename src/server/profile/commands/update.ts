import { AUTH_MESSAGES } from '@/contract/auth/messages';
import type { ProfileBody } from '@/contract/profile/schemas';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { takenField, unauthorized } from '../../core/errors';
import { profileRepository } from '../repository';

/** Replaces the caller's own profile. Role and id are not writable. */
export async function updateProfile({ db, user }: CommandContext, body: ProfileBody) {
  try {
    const profile = await db.transaction((transaction) =>
      profileRepository(transaction).update(user.id, body),
    );
    if (!profile) throw unauthorized();
    return profile;
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw takenField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
}
