import { AUTH_MESSAGES } from '@/contract/account';
import type { EditOf } from '@/contract/edits';
import { type ProfileBody, profileBodySchema } from '@/contract/profileSchemas';
import { editedBody } from '../core/edits';
import { violates } from '../db/failures';
import { auditRepository, eventBy } from '../audit/repository';
import { passwordResetRepository } from '../auth/passwordResetRepository';
import { countAttempt } from '../auth/throttle';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { takenField, unauthorized } from '../core/errors';
import { tellAddressChanged } from '../mail/mailer';
import { addressChangedMail } from '../mail/templates';
import { mailSender } from '../practice/queries';
import { profileRepository } from './repository';

/**
 * What another e-mail brings with it, in the caller's transaction: an event in the access log, and the end of the links
 * to choose a new password, which went to the former one.
 */
async function changeAddress(context: CommandContext): Promise<void> {
  const { db, user, now } = context;
  await passwordResetRepository(db).endAll(user.id, now);
  await auditRepository(db).write({
    ...eventBy(context),
    ...{ action: 'UPDATE', entity: 'account-email', entityId: user.id, patientId: user.patientId },
  });
}

/**
 * Replaces the caller's own profile. An edit changes its own fields alone. Role and id are not writable. A former address
 * gets a mail that it no longer opens the account, so that its owner learns of a theft. The caller does not wait for it.
 * @throws `tooMany` for whoever changes it again and again: each time, the practice writes to an address of their choice.
 */
export const updateProfile =
  ({ mailer, loginThrottle }: Pick<Effects, 'mailer' | 'loginThrottle'>) =>
  async (context: CommandContext, edit: EditOf<ProfileBody>) => {
    const { db, user, origin, report } = context;
    if (edit.email !== undefined && edit.email !== user.email)
      await countAttempt(loginThrottle, `address:${user.id}`, origin.address);
    try {
      const { profile, told } = await db.transaction(async (transaction) => {
        const repository = profileRepository(transaction);
        const stored = await repository.hold(user.id);
        if (!stored) throw unauthorized();
        const body = editedBody({ schema: profileBodySchema, edit, stored });
        const hasMoved = body.email !== stored.email;
        if (hasMoved) await changeAddress({ ...context, db: transaction });
        const profile = await repository.update(user.id, body);
        if (!profile) throw unauthorized();
        const from = hasMoved && (await mailSender(transaction));
        return { profile, told: from && addressChangedMail({ from, to: stored.email, name: stored.name }) };
      });
      if (told) tellAddressChanged(mailer, told, report);
      return profile;
    } catch (error) {
      if (violates(error, 'users_email_unique')) throw takenField('email', AUTH_MESSAGES.emailTaken);
      throw error;
    }
  };
