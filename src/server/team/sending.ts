import { STAFF_INVITATION_DAYS, staffLinkPage, TEAM_MESSAGES } from '@/contract/team';
import { createLinkToken } from '../auth/tokens';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { serviceFailed } from '../core/errors';
import { staffInvitationMail } from '../mail/templates';
import { mailSender } from '../practice/sender';
import type { Sending } from './invitationRepository';

const DAY_MS = 86_400_000;

/** A new token, and what the database stores of it. */
export function newSending(now: Date): { token: string; sending: Sending } {
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS);
  return { token, sending: { tokenHash, createdAt: now, expiresAt } };
}

interface Letter {
  invitation: { name: string; email: string };
  token: string;
  /** Takes back what was stored for this mail. */
  undo: () => Promise<unknown>;
}

/** Mails the link of an invitation. If the mail is refused, takes the invitation back and throws `serviceFailed`. */
export async function sendLink(
  { mailer, publicUrl }: Pick<Effects, 'mailer' | 'publicUrl'>,
  { db, report }: Pick<CommandContext, 'db' | 'report'>,
  { invitation: { name, email }, token, undo }: Letter,
): Promise<void> {
  const from = await mailSender(db);
  const link = `${publicUrl}${staffLinkPage(token)}`;
  try {
    await mailer.send(staffInvitationMail({ from, to: email, name, link }));
  } catch {
    await undo();
    report('an invitation mail could not be sent');
    throw serviceFailed(TEAM_MESSAGES.mailRefused);
  }
}
