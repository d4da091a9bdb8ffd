import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { DAY_MS } from '@/contract/common/constants';
import { MESSAGE_LIMITS, type TestMailFailure } from '@/contract/outbox';

/** Name by which the HTML of a mail refers to its logo. */
export const LOGO_ID = 'logo';

/** A mail to send. It never contains clinical data. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Logo of the practice, which the HTML shows by `cid:logo`. */
  logo?: { content: Uint8Array; contentType: string };
  /** The link in the mail; shown on the console if no mail server is configured. */
  link?: string;
  /** The same each time that the mail is sent, so that programs show it once. A new one without it. */
  messageId?: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** Attached text files. */
  files?: readonly { name: string; type: string; content: string }[];
}

export interface Mailer {
  /** Mails stay in a folder, because there is no mail server. Screens then say where the link is. */
  readonly isOutbox?: true;
  /** Resolves once the mail server (or the outbox) has accepted the mail; rejects otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The message as the mail library takes it, without what is only ours. */
const messageOf = ({ link: _link, logo, files = [], ...message }: Mail) => ({
  ...message,
  attachments: [
    ...(logo
      ? [
          {
            cid: LOGO_ID,
            filename: `logo.${logo.contentType.split('/')[1]}`,
            content: Buffer.from(logo.content),
            contentType: logo.contentType,
            contentDisposition: 'inline' as const,
          },
        ]
      : []),
    ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  ],
  // No answering machine answers it (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** How long a mail server may be silent, in ms. */
const PATIENCE = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };

/** Sends through the mail server of `SMTP_URL`, e.g. `smtps://user:password@mail.example.es`. */
export function createSmtpMailer(url: string, from: string, patience = PATIENCE): Mailer {
  // A mail server that asks for a password can encrypt. Without encryption neither the password nor a mail is sent.
  const requireTLS = new URL(url).username !== '';
  // The second argument holds values of messages: limits that stand there count for nothing.
  const transport = nodemailer.createTransport({ url, requireTLS, ...patience }, { from });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

/** What Nodemailer says of a failure, where the mail server has answered something. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Answer of a mail server whose account has sent its mails of the day. Gmail gives it as if it were for good. */
const DAY_IS_USED_UP = /\b5\.4\.5\b/;

/** Whether the mail server refuses for good: it answers 5xx to the sender, to the address or to the content. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0, response = '' } = error as SmtpError;
  if (DAY_IS_USED_UP.test(response)) return false;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** What mail servers say of the sender only at the recipient, as Postfix does, or after the content, as Microsoft 365 does. */
const OF_SENDER =
  /sender address rejected|relay access denied|relay(ing)? (denied|not permitted)|SendAsDenied|STOREDRV\.Submission|\b5\.7\.60\b/i;

/** Whether the mail server refuses the sender: then it takes nobody's mail, and takes them all once its settings are right. */
const isRefusalOfSender = (error: unknown): boolean => {
  const { command, response = '' } = error as SmtpError;
  return isRefusal(error) && (command === 'MAIL FROM' || OF_SENDER.test(response));
};

/** Whether it refuses this mail for good, so that sending it again is of no use. */
export const isRefusalOfMail = (error: unknown): boolean => isRefusal(error) && !isRefusalOfSender(error);

/** Whether it does not take mail for this address now, as with a full mailbox. The mail of others leaves all the same. */
export const isDeferral = (error: unknown): boolean => {
  const { command, responseCode } = error as SmtpError;
  return command === 'RCPT TO' && responseCode !== undefined && !isRefusalOfSender(error);
};

/** Whether the mail server does not accept the user or password of `SMTP_URL`. */
const isSignInRefusal = (error: unknown): boolean => (error as SmtpError).code === 'EAUTH';

/** Why the mail server has not taken a mail. */
export const failureOf = (error: unknown): Exclude<TestMailFailure, 'NO_SERVER'> =>
  isSignInRefusal(error) ? 'SIGN_IN' : isRefusal(error) ? 'REFUSED' : 'UNREACHABLE';

/**
 * Why a mail has not left, for the log: `SIGN_IN (EAUTH 535 AUTH PLAIN)`. What the mail server said in words is left out,
 * because it may name somebody.
 */
export function loggedFailure(error: unknown): string {
  const isDeferred = isDeferral(error) && !isRefusal(error);
  const { code, originalCode, responseCode, command } = error as Record<string, string | number | undefined>;
  const codes = [code, originalCode, responseCode, command].filter(Boolean).join(' ');
  return `${isDeferred ? 'DEFERRED' : failureOf(error)}${codes && ` (${codes})`}`;
}

/** Sends a mail for which nobody waits: that an account has another address. The log says why if it has not left. */
export const tellAddressChanged = (mailer: Mailer, mail: Mail, report: (failure: string) => void): void =>
  void mailer
    .send(mail)
    .catch((error: unknown) =>
      report(`a mail about a changed address could not be sent: ${loggedFailure(error)}`),
    );

/** Name of a mail's file by its time, so that names sort as the mails were written. */
const stampOf = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');

/** Deletes the mails of an outbox folder that are older than a month: they hold names, addresses and links. */
export async function dropOldMails(folder: string, now: Date): Promise<void> {
  const oldest = stampOf(new Date(now.getTime() - MESSAGE_LIMITS.failureDays * DAY_MS));
  const old = (await readdir(folder)).filter((name) => name.endsWith('.eml') && name < oldest);
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

/**
 * Used without a mail server: writes `.eml` files, which any mail program opens, and shows the link on the
 * console. They stay for a month.
 */
export function createOutboxMailer(folder: string, from: string, tell: (line: string) => void): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from },
  );
  return {
    isOutbox: true,
    async send(mail) {
      const built = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const file = path.join(folder, `${stampOf(now)}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, built.message as Buffer, { mode: 0o600 });
      // The mail is there: another one that could not be deleted is no failure.
      await dropOldMails(folder, now).catch(() => undefined);
      tell(`Correo guardado en ${file}${mail.link ? `\n  Enlace para ${mail.to}: ${mail.link}` : ''}`);
    },
    close: () => transport.close(),
  };
}
