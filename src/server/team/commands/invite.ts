import { AUTH_MESSAGES } from '@/contract/account';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffInvitationBody } from '@/contract/teamSchemas';
import { accountRepository } from '../../auth/accountRepository';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, takenField } from '../../core/errors';
import { registrationOf } from '../../practice/queries';
import { staffInvitationRepository } from '../invitationRepository';
import { newSending, sendLink } from '../sending';

/**
 * Invites somebody to work in the practice. The invitation is stored with its mail, which is sent at once, so no
 * transaction may be open meanwhile. It is deleted if the mail is refused. Only the mail contains the link.
 * @throws `conflict` where registration is closed, and beside the address if it has an account or an open invitation.
 */
export const inviteStaff =
  (effects: Pick<Effects, 'accountMails'>) => async (context: CommandContext, body: StaffInvitationBody) => {
    const { db, user, now, audited } = context;
    if ((await registrationOf({ db })) === 'CLOSED') throw conflict(PRACTICE_MESSAGES.invitingClosed);
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
