import type { Passwords } from '../auth/passwords';
import type { SecondFactor } from '../auth/secondFactor';
import type { Sessions } from '../auth/sessions';
import type { Throttle } from '../auth/throttle';
import type { Pictures } from '../documents/pictures';
import type { Mailer } from '../mail/mailer';
import type { AccountMails } from '../outbox/accountMails';
import type { SetUpLinks, PracticeState } from '../setup/link';

/**
 * Effects that commands use beyond the database. A command names those that it needs: `signIn({ passwords,
 * sessions, … })`. The Fastify server has them all, so a route passes the server itself.
 */
export interface Effects {
  passwords: Passwords;
  secondFactor: SecondFactor;
  sessions: Sessions;
  loginThrottle: Throttle;
  mailer: Mailer;
  accountMails: AccountMails;
  pictures: Pictures;
  practice: PracticeState;
  setUpLinks: SetUpLinks;
  /** Public URL of the application; links in mails begin with it. */
  publicUrl: string;
}
