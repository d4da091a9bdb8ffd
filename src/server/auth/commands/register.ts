import type { InferType } from 'yup';
import { AUTH_MESSAGES } from '@/contract/account';
import type { registerSchema } from '@/contract/authSchemas';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { forbidden, takenField } from '../../core/errors';
import { registrationOf } from '../../practice/queries';
import { accountRepository } from '../accountRepository';
import { countAttempt } from '../throttle';

const CLOSED = {
  INVITATION: PRACTICE_MESSAGES.registrationByInvitation,
  CLOSED: PRACTICE_MESSAGES.registrationClosed,
};

/** Creates a therapist's account and signs it in. Throws `forbidden` where registration is not open to everybody. */
export const register =
  ({ passwords, sessions, loginThrottle }: Pick<Effects, 'passwords' | 'sessions' | 'loginThrottle'>) =>
  async (
    { db, now, origin }: PublicContext,
    { name, email, phone, password }: InferType<typeof registerSchema>,
  ) => {
    const registration = await registrationOf({ db });
    if (registration !== 'OPEN') throw forbidden(CLOSED[registration]);
    const attempt = `register:${origin.address}`;
    await countAttempt(loginThrottle, attempt, origin.address);
    const passwordHash = await passwords.hash(password);
    const user = await db.transaction((transaction) =>
      accountRepository(transaction).create(
        // The role is fixed here: registration only ever creates therapists.
        { name, email, phone: phone || null, role: 'THERAPIST', passwordHash },
        now,
      ),
    );
    if (!user) throw takenField('email', AUTH_MESSAGES.emailTaken);
    await loginThrottle.succeeded(attempt, origin.address);
    return { token: await sessions.open(user, origin), user };
  };
