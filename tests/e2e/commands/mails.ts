import type { Practice } from './practice';

/** The link of the latest invitation to the team that was sent to an address. */
export function staffInvitationIn(practice: Practice, email: string): string {
  // The mail is quoted-printable.
  const texts = practice.mails().map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
  const mail = texts.filter((text) => text.includes(email)).at(-1) ?? '';
  const link = /https?:\/\/[^\s"<]+\/register\/invitation\/[^\s"<]+/.exec(mail)?.[0];
  if (!link) throw new Error(`No invitation was sent to ${email}`);
  return link;
}
