import { AUTH_MESSAGES } from '@/contract/account';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffInvitationBody } from '@/contract/teamSchemas';
import { accountRepository } from '../../auth/accountRepository';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, takenField } from '../../core/errors';
import { registrationOf } from '../../practice/queries';
import { toStaffInvitation } from '../answers';
import { staffInvitationRepository } from '../invitationRepository';
import { newSending, sendLink } from '../sending';

/**
 * Invites somebody to work in the practice. The invitation is stored first and deleted if the mail is refused, so no
 * transaction may be open meanwhile. Only the mail contains the link.
 * @throws `conflict` where registration is closed, and beside the address if it has an account or an open invitation.
 */
export const inviteStaff =
  (effects: Pick<Effects, 'mailer' | 'publicUrl'>) =>
  async (context: CommandContext, body: StaffInvitationBody) => {
    const { db, user, now, audited } = context;
    if ((await registrationOf({ db })) === 'CLOSED') throw conflict(PRACTICE_MESSAGES.invitingClosed);
    if (await accountRepository(db).findByEmail(body.email))
      throw takenField('email', AUTH_MESSAGES.emailTaken);
    const repository = staffInvitationRepository(db);
    const { token, sending } = newSending(now);
    const invitation = await repository.create(body, user.id, sending);
    if (!invitation) throw takenField('email', MESSAGES.alreadyInvited);
    await sendLink(effects, context, { invitation, token, undo: () => repository.remove(invitation.id) });
    audited({ entityId: invitation.id });
    return toStaffInvitation(invitation);
  };
