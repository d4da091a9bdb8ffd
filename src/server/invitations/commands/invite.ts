import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { INVITATION_VALID_DAYS } from '@/contract/invitations/enums';
import { INVITATION_MESSAGES as MESSAGES } from '@/contract/invitations/messages';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { accountRepository } from '../../auth/accountRepository';
import { createLinkToken } from '../../auth/tokens';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, notFound, serviceFailed, takenField } from '../../core/errors';
import { invitationMail } from '../../mail/templates';
import { mailSender } from '../../practice/sender';
import { findReached } from '../../patients/access';
import { toInvitation } from '../answers';
import { invitationRepository, invitationsAt } from '../repository';

const DAY = 86_400_000;
const MAIL_FAILED = `${MESSAGES.sendFailed}: el servidor de correo no la ha aceptado`;

interface Invitee {
  patientId: string;
  email: string;
}

/** The patient, if they can be invited. Throws `notFound` or `conflict` otherwise. */
async function findInvitable({ db, user }: CommandContext, { patientId, email }: Invitee) {
  const patient = await findReached(db, user, patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  if (patient.userId) throw conflict(MESSAGES.alreadyAccepted);
  if (await accountRepository(db).findByEmail(email)) throw takenField('email', AUTH_MESSAGES.emailTaken);
  return patient;
}

/**
 * Invites a patient by mail. The invitation is stored first and deleted if the mail is refused, so no
 * transaction may be open meanwhile. Only the mail and the answer contain the link; the database keeps its
 * token's hash.
 */
export const invite =
  ({ mailer, publicUrl }: Pick<Effects, 'mailer' | 'publicUrl'>) =>
  async (context: CommandContext, { patientId, email }: Invitee) => {
    const { db, user, now, audited, report } = context;
    const patient = await findInvitable(context, { patientId, email });
    const repository = invitationRepository(db);
    const { token, tokenHash } = createLinkToken();
    const expiresAt = new Date(now.getTime() + INVITATION_VALID_DAYS * DAY);
    const values = { patientId, therapistId: user.id, email, tokenHash, createdAt: now, expiresAt };
    const id = await repository.create(values);
    if (!id) throw conflict(MESSAGES.alreadyPending);

    const from = await mailSender(db);
    const link = `${publicUrl}/register/invitation/${token}`;
    try {
      await mailer.send(invitationMail(from, email, { patient: patient.name, therapist: user.name }, link));
    } catch {
      await repository.remove(id);
      report('an invitation mail could not be sent');
      throw serviceFailed(MAIL_FAILED);
    }
    await repository.markSent(id);
    const row = await invitationsAt(db, now).find(user, id);
    if (!row) throw notFound(MESSAGES.invalid);
    audited({ patientId, entityId: id });
    return { ...toInvitation(row), link };
  };
