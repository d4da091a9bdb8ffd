import type { Server } from 'node:http';
import { AUTH_MESSAGES } from '@/contract/account';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffInvitationBody, JoinBody, StaffRolesBody } from '@/contract/teamSchemas';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { accountRepository } from '../auth/accountRepository';
import type { CommandContext, PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { conflict, takenField, notFound, forbidden } from '../core/errors';
import { registrationOf } from '../practice/queries';
import { staffInvitationRepository } from './invitationRepository';
import { newSending, sendLink } from './sending';
import { accountMailRepository } from '../outbox/accountMailRepository';
import { refuseGuessing } from '../auth/throttle';
import { hashLinkToken } from '../auth/tokens';
import { invalidToken } from '../invitations/queries';
import { toMember } from './answers';
import { teamRepository } from './repository';
import { serverEvents } from '../core/serverEvents';
import { calendarRepository } from '../calendar/repository';
import { tellCovered } from '../care/commands';
import { endAccess } from '../auth/endAccess';
import { sessionRepository } from '../auth/sessionRepository';

/** @throws `conflict` where registration is closed: the link would create nothing. */
async function refuseWhereClosed({ db }: Pick<CommandContext, 'db'>): Promise<void> {
  if ((await registrationOf({ db })) === 'CLOSED') throw conflict(PRACTICE_MESSAGES.invitingClosed);
}

/**
 * Invites somebody to work in the practice. The invitation is stored with its mail, which is sent at once, so no
 * transaction may be open meanwhile. It is deleted if the mail is refused. Only the mail contains the link.
 * @throws `conflict` where registration is closed, and beside the address if it has an account or an open invitation.
 */
export const inviteStaff =
  (effects: Pick<Effects, 'accountMails'>) => async (context: CommandContext, body: StaffInvitationBody) => {
    const { db, user, now, audited } = context;
    await refuseWhereClosed(context);
    if (await accountRepository(db).findByEmail(body.email))
      throw takenField('email', AUTH_MESSAGES.emailTaken);
    const { mailId, sending } = newSending(effects, now);
    const invitation = await db.transaction(async (transaction) => {
      const created = await staffInvitationRepository(transaction).create(body, user.id, sending);
      if (!created) throw takenField('email', MESSAGES.alreadyInvited);
      const mail = { id: mailId, kind: 'STAFF_INVITATION' as const, staffInvitationId: created.id };
      await effects.accountMails.write(transaction, mail, now);
      return created;
    });
    const undo = () => staffInvitationRepository(db).remove(invitation.id);
    const answer = await sendLink(effects, context, { invitation, mailId, undo });
    audited({ entityId: invitation.id });
    return answer;
  };

/**
 * Sends an invitation again with another link and mail; the earlier ones stop working and waiting. If the mail is refused,
 * the earlier link works as before.
 * @throws `conflict` where registration is closed.
 */
export const resendStaffInvitation =
  (effects: Pick<Effects, 'accountMails'>) =>
  async (context: CommandContext, { id }: { id: string }) => {
    const { db, now } = context;
    await refuseWhereClosed(context);
    const earlier = await staffInvitationRepository(db).find(id);
    if (!earlier) throw notFound(MESSAGES.invitationNotFound);
    if (await accountRepository(db).findByEmail(earlier.email)) throw conflict(AUTH_MESSAGES.emailTaken);
    const { mailId, sending } = newSending(effects, now);
    const invitation = await db.transaction(async (transaction) => {
      const repository = staffInvitationRepository(transaction);
      const replaced = await repository.replaceToken(id, earlier.tokenHash, sending);
      // Somebody accepted, cancelled or sent it again in the meantime.
      if (!replaced) throw notFound(MESSAGES.invitationNotFound);
      await accountMailRepository(transaction).removeOf(id);
      const mail = { id: mailId, kind: 'STAFF_INVITATION' as const, staffInvitationId: id };
      await effects.accountMails.write(transaction, mail, now);
      return replaced;
    });
    const { tokenHash, createdAt, expiresAt } = earlier;
    const undo = async () => {
      const former = { tokenHash, createdAt, expiresAt };
      await staffInvitationRepository(db).replaceToken(id, sending.tokenHash, former);
      await accountMailRepository(db).remove(mailId);
    };
    return sendLink(effects, context, { invitation, mailId, undo });
  };

/** Cancels an invitation of staff; its link stops working. */
export async function cancelStaffInvitation(
  { db, now }: CommandContext,
  { id }: { id: string },
): Promise<void> {
  if (!(await staffInvitationRepository(db).cancel(id, now))) throw notFound(MESSAGES.invitationNotFound);
}

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

/**
 * Says whether somebody of the team treats patients, administers the practice, or both. It counts from their next call
 * on. Who has treated keeps the role of a therapist, because records and agenda are in their name. Who begins or ceases to
 * treat signs in again, except where they have just said so themselves.
 * @throws 409 for who has treated and would no longer, and if nobody with access would administer the practice.
 */
export async function changeRoles(
  { db, now, user }: CommandContext,
  { id, treats, administers }: StaffRolesBody & { id: string },
) {
  const member = await db.transaction(async (transaction) => {
    const repository = teamRepository(transaction);
    const administrators = await repository.holdAdministrators();
    // Somebody may have taken it from the caller a moment ago.
    if (!administrators.includes(user.id)) throw conflict(MESSAGES.lastAdministrator);
    const known = await repository.find(id, now);
    if (!known) throw notFound(MESSAGES.notFound);
    const role = treats ? 'THERAPIST' : 'ADMIN';
    const changesRole = known.role !== role;
    if (changesRole && !treats && (await repository.hasTreated(id))) throw conflict(MESSAGES.staysTherapist);
    if (!administers && administrators.every((one) => one === id)) throw conflict(MESSAGES.lastAdministrator);
    await repository.setRoles(id, role, treats && administers);
    // An open browser would ask on in the former role, and be answered in the other.
    if (changesRole) await sessionRepository(transaction).revokeAll(id, now, user.sessionId);
    return repository.find(id, now);
  });
  if (!member) throw notFound(MESSAGES.notFound);
  return toMember(member);
}

/**
 * Takes the access of somebody of the team away: no sign-in, and every open session and socket ends. Those for whom they
 * stand in are told. The answer counts the patients and appointments that need another therapist. Repeating it changes
 * nothing.
 * @throws `conflict` for one's own account and for the last administrator.
 */
export async function deactivateMember(
  { db, now, user, server }: CommandContext & { server: Server },
  { id }: { id: string },
) {
  if (id === user.id) throw conflict(MESSAGES.self);
  const member = await db.transaction(async (transaction) => {
    const repository = teamRepository(transaction);
    const administrators = await repository.holdAdministrators();
    // The caller may have been deactivated by the very person, a moment ago.
    if (!administrators.includes(user.id)) throw conflict(MESSAGES.lastAdministrator);
    const ends = await repository.deactivate(id, now);
    if (ends) {
      await endAccess(transaction, id, now);
      await calendarRepository(transaction).revoke(id, now);
    }
    const known = await repository.find(id, now);
    if (ends && known) await tellCovered({ db: transaction, user, now }, known);
    return known;
  });
  if (!member) throw notFound(MESSAGES.notFound);
  serverEvents(server).emit('deactivated', id);
  return toMember(member);
}

/** Gives access back. Whatever was open before stays closed; the password is the same. */
export async function reactivateMember({ db, now }: CommandContext, { id }: { id: string }) {
  const member = await db.transaction(async (transaction) => {
    const repository = teamRepository(transaction);
    // A sign-in that was under way during the deactivation may have left a session.
    if (await repository.reactivate(id)) await endAccess(transaction, id, now);
    return repository.find(id, now);
  });
  if (!member) throw notFound(MESSAGES.notFound);
  return toMember(member);
}

/**
 * Says whether patients are told by mail of the appointments in somebody's agenda. What waits is asked about it when it is
 * sent. Throws `notFound` for who is not of the team.
 */
export async function switchMails(
  { db, now }: CommandContext,
  { id, appointmentMails }: { id: string; appointmentMails: boolean },
) {
  const repository = teamRepository(db);
  await repository.setMails(id, appointmentMails);
  const member = await repository.find(id, now);
  if (!member) throw notFound(MESSAGES.notFound);
  return toMember(member);
}
