import { AUTH_MESSAGES } from '@/contract/account';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { accountRepository } from '../../auth/accountRepository';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, notFound } from '../../core/errors';
import { toStaffInvitation } from '../answers';
import { staffInvitationRepository } from '../invitationRepository';
import { newSending, sendLink } from '../sending';

/**
 * Sends an invitation again with another link; the earlier one stops working. If the mail is refused, the
 * earlier link works as before.
 */
export const resendStaffInvitation =
  (effects: Pick<Effects, 'mailer' | 'publicUrl'>) =>
  async (context: CommandContext, { id }: { id: string }) => {
    const { db, now } = context;
    const repository = staffInvitationRepository(db);
    const earlier = await repository.find(id);
    if (!earlier) throw notFound(MESSAGES.invitationNotFound);
    if (await accountRepository(db).findByEmail(earlier.email)) throw conflict(AUTH_MESSAGES.emailTaken);
    const { token, sending } = newSending(now);
    const invitation = await repository.replaceToken(id, earlier.tokenHash, sending);
    // Somebody accepted, cancelled or sent it again in the meantime.
    if (!invitation) throw notFound(MESSAGES.invitationNotFound);
    const { tokenHash, createdAt, expiresAt } = earlier;
    const undo = () => repository.replaceToken(id, sending.tokenHash, { tokenHash, createdAt, expiresAt });
    await sendLink(effects, context, { invitation, token, undo });
    return toStaffInvitation(invitation);
  };
