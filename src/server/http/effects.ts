import type { Passwords } from '../auth/passwords';
import type { SecondFactor } from '../auth/secondFactor';
import type { Sessions } from '../auth/sessions';
import type { Throttle } from '../auth/throttle';
import type { Mailer } from '../mail/mailer';

/**
 * What commands use beyond the database. A command names those it needs: `signIn({ passwords, sessions, … })`; the
 * server itself has them all, so a route hands itself over.
 */
export interface Effects {
  passwords: Passwords;
  secondFactor: SecondFactor;
  sessions: Sessions;
  loginThrottle: Throttle;
  mailer: Mailer;
  /** Address under which people reach the application; links in mails begin with it. */
  publicUrl: string;
}
