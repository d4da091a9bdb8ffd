import { AUTH_MESSAGES } from '@/contract/account';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { accountRepository } from '../../auth/accountRepository';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, notFound } from '../../core/errors';
import { accountMailRepository } from '../../outbox/accountMailRepository';
import { staffInvitationRepository } from '../invitationRepository';
import { newSending, sendLink } from '../sending';

/**
 * Sends an invitation again with another link and mail; the earlier ones stop working and waiting. If the mail is refused,
 * the earlier link works as before.
 */
export const resendStaffInvitation =
  (effects: Pick<Effects, 'accountMails'>) =>
  async (context: CommandContext, { id }: { id: string }) => {
    const { db, now } = context;
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
