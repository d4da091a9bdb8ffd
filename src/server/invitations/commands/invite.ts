import { AUTH_MESSAGES } from '@/contract/account';
import { INVITATION_MESSAGES as MESSAGES, INVITATION_VALID_DAYS } from '@/contract/invitations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { DAY_MS } from '@/contract/common/constants';
import { accountRepository } from '../../auth/accountRepository';
import { asAdministration, type CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, notFound, serviceFailed, takenField } from '../../core/errors';
import { attendsPatient, findReached } from '../../patients/access';
import { toInvitation } from '../answers';
import { invitationRepository, invitationsAt } from '../repository';

const MAIL_FAILED = `${MESSAGES.sendFailed}: el servidor de correo no la ha aceptado`;

interface Invitee {
  patientId: string;
  email: string;
}

/** The patient, if they can be invited. Throws `notFound` or `conflict` otherwise. */
async function findInvitable({ db, user }: CommandContext, { patientId, email }: Invitee) {
  const patient = await findReached(db, asAdministration(user), patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  if (patient.userId) throw conflict(MESSAGES.alreadyAccepted);
  if (await accountRepository(db).findByEmail(email)) throw takenField('email', AUTH_MESSAGES.emailTaken);
  return patient;
}

/**
 * Invites a patient by mail, in the name of the therapist who asks, or of the lead for who does not treat them. The
 * invitation is stored with its mail, which is sent at once, so no transaction may be open meanwhile. A mail that is refused
 * for good takes the invitation with it. One that the mail server does not answer waits, and the answer says so
 * (`mailWaits`). Only the mail and the answer contain the link; the database keeps its token's hash. Administration gets the
 * link only where no mail leaves: it opens the record.
 */
export const invite =
  ({ mailer, accountMails }: Pick<Effects, 'mailer' | 'accountMails'>) =>
  async (context: CommandContext, { patientId, email }: Invitee) => {
    const { db, user, now, audited, report } = context;
    const patient = await findInvitable(context, { patientId, email });
    const { id: mailId, token, tokenHash } = accountMails.draft();
    const expiresAt = new Date(now.getTime() + INVITATION_VALID_DAYS * DAY_MS);
    const isAtDesk = !(user.role === 'THERAPIST' && (await attendsPatient(db, user, patientId)));
    const therapistId = isAtDesk ? patient.therapistId : user.id;
    const values = { patientId, therapistId, email, tokenHash, createdAt: now, expiresAt };
    const id = await db.transaction(async (transaction) => {
      const invitationId = await invitationRepository(transaction).create(values);
      if (!invitationId) throw conflict(MESSAGES.alreadyPending);
      await accountMails.write(transaction, { id: mailId, kind: 'INVITATION', invitationId }, now);
      return invitationId;
    });

    const outcome = await accountMails.send(mailId);
    if (outcome !== 'SENT') report('an invitation mail could not be sent');
    if (outcome === 'REFUSED') {
      await invitationRepository(db).remove(id);
      throw serviceFailed(MAIL_FAILED);
    }
    const row = await invitationsAt(db, now).find(asAdministration(user), id);
    if (!row) throw notFound(MESSAGES.invalid);
    audited({ patientId, entityId: id });
    const isShown = !isAtDesk || mailer.isOutbox;
    return {
      ...toInvitation(row),
      ...(outcome !== 'SENT' && { mailWaits: true }),
      ...(isShown && { link: accountMails.linkOf('INVITATION', token) }),
    };
  };
