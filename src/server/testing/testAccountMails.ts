import type { Mailer } from '../mail/mailer';
import { createAccountMails } from '../outbox/accountMails';
import { createOutbox } from '../outbox/outbox';
import type { TestServer } from './testServer';

/** A mail server's refusal for good, which is no use to try again. */
export const MAIL_REFUSAL = Object.assign(new Error('550 no such mailbox'), {
  code: 'EENVELOPE',
  responseCode: 550,
});

/**
 * What commands need to send links to accounts, and a worker as another process has it: on the test server's database and
 * clock, by a mailer that is its own but for what is said here.
 */
export function testAccountMails(
  { app, db, clock }: TestServer,
  other: Partial<Mailer>,
  authKey = new Uint8Array(32).fill(7),
) {
  const mailer: Mailer = { ...app.mailer, ...other };
  const reported: string[] = [];
  const options = {
    ...{ db, clock, mailer, publicUrl: app.publicUrl, authKey },
    timeZone: () => 'Europe/Madrid',
    report: (failure: string) => void reported.push(failure),
  };
  return {
    mailer,
    accountMails: createAccountMails(options),
    outbox: createOutbox({ ...options, keepsFiles: false }),
    /** What the worker reported. */
    reported,
  };
}
