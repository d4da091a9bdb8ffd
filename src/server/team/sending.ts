import { STAFF_INVITATION_DAYS, TEAM_MESSAGES } from '@/contract/team';
import { DAY_MS } from '@/contract/common/constants';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { serviceFailed } from '../core/errors';
import { toInvitation } from '../invitations/answers';
import type { Sending, staffInvitationRepository } from './invitationRepository';

type Links = Pick<Effects, 'accountMails'>;
type Invitation = NonNullable<Awaited<ReturnType<ReturnType<typeof staffInvitationRepository>['create']>>>;

/** A new mail, and what the database stores of its link. */
export function newSending({ accountMails }: Links, now: Date): { mailId: string; sending: Sending } {
  const { id: mailId, tokenHash } = accountMails.draft();
  const expiresAt = new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS);
  return { mailId, sending: { tokenHash, createdAt: now, expiresAt } };
}

interface Letter {
  invitation: Invitation;
  mailId: string;
  /** Takes back what was stored for this mail. */
  undo: () => Promise<unknown>;
}

/**
 * Sends the mail of an invitation, which was stored with it. If it is refused for good, takes the invitation back and throws
 * `serviceFailed`. If the mail server does not answer, the mail waits and the answer says so.
 */
export async function sendLink(
  { accountMails }: Links,
  { report }: Pick<CommandContext, 'report'>,
  { invitation, mailId, undo }: Letter,
) {
  const outcome = await accountMails.send(mailId);
  if (outcome !== 'SENT') report('an invitation mail could not be sent');
  if (outcome === 'REFUSED') {
    await undo();
    throw serviceFailed(TEAM_MESSAGES.mailRefused);
  }
  return { ...toInvitation(invitation), ...(outcome !== 'SENT' && { mailWaits: true }) };
}
