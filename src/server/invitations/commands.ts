import {
  INVITATION_MESSAGES as MESSAGES,
  INVITATION_VALID_DAYS,
  INVITATIONS_TO_ADDRESS,
} from '@/contract/invitations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { DAY_MS, HOUR_MS } from '@/contract/common/constants';
import { wallClockOf } from '@/contract/common/practiceTime';
import { PRIVACY_VERSION } from '@/contract/consent';
import { auditRepository, eventBy } from '../audit/repository';
import { refuseGuessing } from '../auth/throttle';
import { notFound, conflict, serviceFailed, takenField, invalid, tooMany } from '../core/errors';
import { accountRepository } from '../auth/accountRepository';
import { asAdministration, type CommandContext, type PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { attendsPatient, findReached } from '../patients/access';
import { toInvitation } from './answers';
import { invalidToken } from './queries';
import { invitationRepository, invitationsAt } from './repository';
import { hashLinkToken } from '../auth/tokens';
import { tellOfEarlier } from '../chat/commands';
import { chatRepository } from '../chat/repository';
import { consentRepository } from '../consent/repository';
import { careRepository, listenersOf } from '../care/repository';
import { tellUnattended } from '../care/unattended';
import { createNotifications } from '../notifications/repository';
import { teamRepository } from '../team/repository';

const MAIL_FAILED = `${MESSAGES.sendFailed}: el servidor de correo no la ha aceptado`;

interface Invitee {
  patientId: string;
  email: string;
}

/**
 * The patient, if they can be invited. Throws `notFound` or `conflict` otherwise, and `tooMany` for an address that got too
 * many invitations today. Inviting and cancelling repeatedly would fill a mailbox in the practice's name.
 */
async function findInvitable({ db, user, now }: CommandContext, { patientId, email }: Invitee) {
  const patient = await findReached(db, asAdministration(user), patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  if (patient.userId) throw conflict(MESSAGES.alreadyAccepted);
  const invitations = invitationsAt(db, now);
  const holder =
    (await accountRepository(db).findByEmail(email)) ?? (await invitations.findOpenOfOther(patientId, email));
  if (holder) throw takenField('email', MESSAGES.emailInUse);
  const sent = await invitations.countTo(email, new Date(now.getTime() - DAY_MS));
  if (sent >= INVITATIONS_TO_ADDRESS) throw tooMany(HOUR_MS / 1000, MESSAGES.tooManyToAddress);
  return patient;
}

/**
 * Invites a patient by mail, in the name of the therapist who asks, or of the lead for who does not treat them; throws
 * `conflict` if that lead has no access any more. The invitation is stored with its mail, which is sent at once, so no transaction may be open meanwhile. A mail that is refused
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
    if (isAtDesk && !(await teamRepository(db).findTherapist(therapistId))) throw conflict(MESSAGES.leadGone);
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
 * account, and tells those who treat the patient.
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
  { db, now, timeZone, origin }: PublicContext,
  { token, name, passwordHash, consent }: NewAccount,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const repository = invitationRepository(transaction);
    const invitation = await repository.take(hashLinkToken(token), now);
    if (!invitation) throw notFound(MESSAGES.invalidText);
    const { email, patientId } = invitation;
    const user = await accountRepository(transaction).create(
      { name, email, role: 'PATIENT', passwordHash },
      now,
    );
    if (!user) throw takenField('email', MESSAGES.emailTaken);
    // The lead may have changed since somebody invited the patient.
    const leadId = await repository.linkAccount(patientId, { id: user.id, email }, now);
    if (!leadId) throw invalid(MESSAGES.invalidText);
    if (consent) await consentRepository(transaction).accept(patientId, consent, now);
    await auditRepository(transaction).write({
      ...eventBy({ user, now, origin }),
      ...{ action: 'CREATE', entity: 'account', entityId: user.id, patientId },
    });
    await chatRepository(transaction).open({ therapistId: leadId, patientId, now });
    await tellOfEarlier({ db: transaction, now }, { patientId, userId: user.id });
    await tellAccepted({ db: transaction, now, timeZone }, patientId);
  });

/** Tells those who treat a patient, by the name of the record, that the account is there; administration, where nobody does. */
async function tellAccepted(
  { db, now, timeZone }: Pick<PublicContext, 'db' | 'now' | 'timeZone'>,
  patientId: string,
): Promise<void> {
  const patient = await careRepository(db).findPatient(patientId);
  if (!patient) return;
  const { name } = patient;
  const listeners = await listenersOf(db, patient, wallClockOf(now, timeZone).date);
  if (listeners.length === 0)
    return tellUnattended({ db, now }, patientId, `nadie atiende a ${name}, que ha creado su cuenta`);
  const message = `${name} ha creado su cuenta`;
  const about = { type: 'SYSTEM', patientId, link: `/patients/${patientId}`, createdAt: now } as const;
  await createNotifications(
    db,
    listeners.map((userId) => ({ ...about, userId, title: 'Invitación aceptada', message })),
  );
}

const NOT_CANCELLABLE = 'Esta invitación ya no se puede cancelar';

/** Cancels an invitation that is still open. Throws `conflict` for one that is not, `notFound` for any other. */
export async function cancelInvitation(
  { db, user, now, audited }: CommandContext,
  { id }: { id: string },
): Promise<void> {
  const asking = asAdministration(user);
  const cancelled = await invitationRepository(db).cancel(asking, id, now);
  const patientId = cancelled ?? (await invitationsAt(db, now).find(asking, id))?.patientId;
  if (!patientId) throw notFound();
  audited({ patientId });
  if (!cancelled) throw conflict(NOT_CANCELLABLE);
}
