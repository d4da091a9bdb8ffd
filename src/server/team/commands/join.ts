import { AUTH_MESSAGES } from '@/contract/account';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import type { JoinBody } from '@/contract/teamSchemas';
import { accountRepository } from '../../auth/accountRepository';
import { refuseGuessing } from '../../auth/throttle';
import { hashLinkToken } from '../../auth/tokens';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { forbidden, notFound, takenField } from '../../core/errors';
import { invalidToken } from '../../invitations/invalidToken';
import { registrationOf } from '../../practice/queries';
import { staffInvitationRepository } from '../invitationRepository';

/**
 * Creates the account of somebody invited to work in the practice, with the e-mail and role of the invitation.
 * @throws `notFound` for an invalid token, `forbidden` where registration has been closed meanwhile, `conflict` if the
 * e-mail already has an account.
 */
export const joinTeam =
  ({ passwords, loginThrottle }: Pick<Effects, 'passwords' | 'loginThrottle'>) =>
  async (
    { db, now, origin }: PublicContext,
    { token, name, password, phone }: JoinBody & { token: string },
  ): Promise<void> => {
    await refuseGuessing(loginThrottle, origin.address);
    const tokenHash = hashLinkToken(token);
    // Check the token before hashing the password: a stranger without a token must not cause that work.
    if (!(await staffInvitationRepository(db).findOpen(tokenHash, now)))
      throw await invalidToken(loginThrottle, origin.address);
    if ((await registrationOf({ db })) === 'CLOSED') throw forbidden(PRACTICE_MESSAGES.registrationClosed);
    const passwordHash = await passwords.hash(password);
    await db.transaction(async (transaction) => {
      const invitation = await staffInvitationRepository(transaction).take(tokenHash, now);
      if (!invitation) throw notFound(INVITATION_MESSAGES.invalidText);
      const { email, role } = invitation;
      const values = { name, email, phone: phone || null, role, passwordHash };
      if (!(await accountRepository(transaction).create(values, now)))
        throw takenField('email', AUTH_MESSAGES.emailTaken);
    });
  };
