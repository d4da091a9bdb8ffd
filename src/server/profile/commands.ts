import { AUTH_MESSAGES } from '@/contract/account';
import type { EditOf } from '@/contract/edits';
import { type ProfileBody, profileBodySchema } from '@/contract/profileSchemas';
import { editedBody } from '../core/edits';
import { violates } from '../db/failures';
import { auditRepository } from '../audit/repository';
import { passwordResetRepository } from '../auth/passwordResetRepository';
import type { CommandContext } from '../core/context';
import { takenField, unauthorized } from '../core/errors';
import { profileRepository } from './repository';

/**
 * What another e-mail brings with it, in the caller's transaction: an event in the access log, and the end of the links
 * to choose a new password, which went to the former one.
 */
async function changeAddress({ db, user, now, origin }: CommandContext): Promise<void> {
  await passwordResetRepository(db).endAll(user.id, now);
  await auditRepository(db).write({
    at: now,
    actorId: user.id,
    actorRole: user.role,
    action: 'UPDATE',
    entity: 'account-email',
    entityId: user.id,
    patientId: user.patientId,
    result: 200,
    address: origin.address,
  });
}

/** Replaces the caller's own profile. An edit changes its own fields alone. Role and id are not writable. */
export async function updateProfile(context: CommandContext, edit: EditOf<ProfileBody>) {
  const { db, user } = context;
  try {
    const profile = await db.transaction(async (transaction) => {
      const repository = profileRepository(transaction);
      const stored = await repository.hold(user.id);
      if (!stored) return undefined;
      const body = editedBody({ schema: profileBodySchema, edit, stored });
      if (body.email !== stored.email) await changeAddress({ ...context, db: transaction });
      return repository.update(user.id, body);
    });
    if (!profile) throw unauthorized();
    return profile;
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw takenField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
}
