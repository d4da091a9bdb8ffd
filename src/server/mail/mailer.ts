import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

/** A mail to send. It never contains clinical data. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link in the mail; shown on the console if no mail server is configured. */
  link?: string;
}

export interface Mailer {
  /** Resolves once the mail server (or the outbox) has accepted the mail; rejects otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const withoutLink = ({ link: _link, ...message }: Mail) => message;

/** Sends through the mail server of `SMTP_URL`, e.g. `smtps://user:password@mail.example.es`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, {
    from,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 15_000,
  } as object);
  return {
    async send(mail) {
      await transport.sendMail(withoutLink(mail));
    },
    close: () => transport.close(),
  };
}

/**
 * Used without a mail server: writes `.eml` files, which any mail program opens, and shows the link on the
 * console.
 */
export function createOutboxMailer(folder: string, from: string, tell: (line: string) => void): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from },
  );
  return {
    async send(mail) {
      const built = await transport.sendMail(withoutLink(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, built.message as Buffer, { mode: 0o600 });
      tell(`Correo guardado en ${file}${mail.link ? `\n  Enlace para ${mail.to}: ${mail.link}` : ''}`);
    },
    close: () => transport.close(),
  };
}
