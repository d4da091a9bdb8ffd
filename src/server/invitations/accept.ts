import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { INVITATION_MESSAGES } from '@/contract/invitations/messages';
import { authRepository } from '../auth/repository';
import { hashLinkToken } from '../auth/tokens';
import { consentRepository } from '../consent/repository';
import type { Database } from '../db/database';
import { badRequest, notFound, takenField } from '../http/errors';
import { createNotification } from '../notifications/repository';
import { invitationRepository } from './repository';

interface Acceptance {
  token: string;
  name: string;
  passwordHash: string;
  now: Date;
  /** Version of the privacy text that was agreed to with it. */
  consent?: string | undefined;
}

/**
 * Creates the patient's account from an invitation, all or nothing: the token is used up, the account made and linked
 * to the record, the therapist told.
 * @throws 404 for a token that opens nothing, 409 when the address already has an account.
 */
export function acceptInvitation(
  db: Database,
  { token, name, passwordHash, now, consent }: Acceptance,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const repository = invitationRepository(transaction);
    const invitation = await repository.take(hashLinkToken(token), now);
    if (!invitation) throw notFound(INVITATION_MESSAGES.invalidText);
    const { email, patientId, therapistId } = invitation;
    const user = await authRepository(transaction).createUser(
      { name, email, role: 'PATIENT', passwordHash },
      now,
    );
    if (!user) throw takenField('email', AUTH_MESSAGES.emailTaken);
    if (!(await repository.linkAccount(patientId, user.id, now)))
      throw badRequest(INVITATION_MESSAGES.invalidText);
    if (consent) await consentRepository(transaction).accept(patientId, consent, now);
    await createNotification(transaction, {
      userId: therapistId,
      type: 'SYSTEM',
      title: 'Invitación aceptada',
      message: `${name} ha creado su cuenta`,
      link: `/patients/${patientId}`,
      createdAt: now,
    });
  });
}
