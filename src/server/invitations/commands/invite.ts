import { AUTH_MESSAGES } from '@/contract/account';
import { INVITATION_MESSAGES as MESSAGES, INVITATION_VALID_DAYS } from '@/contract/invitations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { accountRepository } from '../../auth/accountRepository';
import { createLinkToken } from '../../auth/tokens';
import { asAdministration, type CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, notFound, serviceFailed, takenField } from '../../core/errors';
import { invitationMail } from '../../mail/templates';
import { mailSender } from '../../practice/sender';
import { attendsPatient, findReached } from '../../patients/access';
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
  const patient = await findReached(db, asAdministration(user), patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  if (patient.userId) throw conflict(MESSAGES.alreadyAccepted);
  if (await accountRepository(db).findByEmail(email)) throw takenField('email', AUTH_MESSAGES.emailTaken);
  return patient;
}

/**
 * Invites a patient by mail, in the name of the therapist who asks, or of the lead for who does not treat them. The
 * invitation is stored first and deleted if the mail is refused, so no transaction may be open meanwhile. Only the mail
 * and the answer contain the link; the database keeps its token's hash. Administration gets the link only where no mail
 * leaves: it opens the record.
 */
export const invite =
  ({ mailer, publicUrl }: Pick<Effects, 'mailer' | 'publicUrl'>) =>
  async (context: CommandContext, { patientId, email }: Invitee) => {
    const { db, user, now, audited, report } = context;
    const patient = await findInvitable(context, { patientId, email });
    const repository = invitationRepository(db);
    const { token, tokenHash } = createLinkToken();
    const expiresAt = new Date(now.getTime() + INVITATION_VALID_DAYS * DAY);
    const isAtDesk = !(user.role === 'THERAPIST' && (await attendsPatient(db, user, patientId)));
    const therapistId = isAtDesk ? patient.therapistId : user.id;
    const id = await repository.create({
      patientId,
      therapistId,
      email,
      tokenHash,
      createdAt: now,
      expiresAt,
    });
    if (!id) throw conflict(MESSAGES.alreadyPending);

    const row = await invitationsAt(db, now).find(asAdministration(user), id);
    if (!row) throw notFound(MESSAGES.invalid);
    const from = await mailSender(db);
    const link = `${publicUrl}/register/invitation/${token}`;
    const names = { patient: row.patient.name, therapist: row.therapist.name };
    try {
      await mailer.send(invitationMail(from, email, names, link));
    } catch {
      await repository.remove(id);
      report('an invitation mail could not be sent');
      throw serviceFailed(MAIL_FAILED);
    }
    await repository.markSent(id);
    audited({ patientId, entityId: id });
    const isShown = !isAtDesk || mailer.isOutbox;
    return { ...toInvitation(row), status: 'SENT' as const, ...(isShown && { link }) };
  };
