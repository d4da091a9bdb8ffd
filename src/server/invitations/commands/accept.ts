import { AUTH_MESSAGES } from '@/contract/account';
import { PRIVACY_VERSION } from '@/contract/consent';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { accountRepository } from '../../auth/accountRepository';
import { refuseGuessing } from '../../auth/throttle';
import { hashLinkToken } from '../../auth/tokens';
import { chatRepository } from '../../chat/repository';
import { consentRepository } from '../../consent/repository';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { invalid, notFound, takenField } from '../../core/errors';
import { createNotification } from '../../notifications/repository';
import { invalidToken } from '../invalidToken';
import { invitationRepository, invitationsAt } from '../repository';

interface Acceptance {
  token: string;
  name: string;
  password: string;
  /** Id of the invitation in the path, if any; the token must belong to it. */
  id?: string;
  /** Version of the privacy text that was accepted. */
  privacyVersion?: string | null | undefined;
}

/**
 * Creates the patient's account from an invitation. One transaction marks the token as used, creates and links the
 * account, and tells the lead.
 * @throws `notFound` for an invalid token, `conflict` if the e-mail already has an account.
 */
export const acceptInvitation =
  ({ passwords, loginThrottle }: Pick<Effects, 'passwords' | 'loginThrottle'>) =>
  async (context: PublicContext, { token, name, password, id, privacyVersion }: Acceptance) => {
    const { db, now, origin } = context;
    await refuseGuessing(loginThrottle, origin.address);
    const open = await invitationsAt(db, now).findOpen(hashLinkToken(token));
    // Check the token before hashing the password: a stranger without a token must not cause that work.
    if (!open || (id !== undefined && id !== open.id))
      throw await invalidToken(loginThrottle, origin.address);
    const passwordHash = await passwords.hash(password);
    // Consent to an outdated version does not count; the current text is shown at the first visit.
    const consent = privacyVersion === PRIVACY_VERSION ? PRIVACY_VERSION : undefined;
    await openAccount(context, { token, name, passwordHash, consent });
  };

interface NewAccount {
  token: string;
  name: string;
  passwordHash: string;
  consent: string | undefined;
}

const openAccount = (
  { db, now }: PublicContext,
  { token, name, passwordHash, consent }: NewAccount,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const repository = invitationRepository(transaction);
    const invitation = await repository.take(hashLinkToken(token), now);
    if (!invitation) throw notFound(INVITATION_MESSAGES.invalidText);
    const { email, patientId } = invitation;
    const user = await accountRepository(transaction).create(
      { name, email, role: 'PATIENT', passwordHash },
      now,
    );
    if (!user) throw takenField('email', AUTH_MESSAGES.emailTaken);
    // The lead may have changed since somebody invited the patient.
    const leadId = await repository.linkAccount(patientId, user.id, now);
    if (!leadId) throw invalid(INVITATION_MESSAGES.invalidText);
    if (consent) await consentRepository(transaction).accept(patientId, consent, now);
    await chatRepository(transaction).open({ therapistId: leadId, patientId, now });
    await createNotification(transaction, {
      userId: leadId,
      type: 'SYSTEM',
      title: 'Invitación aceptada',
      message: `${name} ha creado su cuenta`,
      link: `/patients/${patientId}`,
      patientId,
      createdAt: now,
    });
  });
