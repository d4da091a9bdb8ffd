import type { FastifyRequest } from 'fastify';
import type { AuditSubject } from '../plugins/audit';
import type { Database } from '../db/database';
import { signedIn, type SignedInUser } from './access';
import type { App } from './app';

/** Network address and user agent of a request. */
export interface Origin {
  address: string;
  userAgent?: string | undefined;
}

/** Context of a command or query whose caller need not be signed in. */
export interface PublicContext {
  /** A transaction under an `Idempotency-Key`; a command opens its own with `db.transaction`. */
  db: Database;
  now: Date;
  /** Time zone of the practice. */
  timeZone: string;
  origin: Origin;
  /** Logs a failure on the server. The text must contain no personal data. */
  report: (failure: string) => void;
}

/**
 * Context of a signed-in caller. Commands live in `<domain>/commands/<verb>.ts` as `(context, input) =>
 * result`: they check, write in one transaction and store notices. A command that needs effects beyond the
 * database (mail, passwords, sign-in sessions) receives them first: `signIn(effects)(context, input)`.
 */
export interface CommandContext extends PublicContext {
  user: SignedInUser;
  /** Names the patient and the object to the access log. */
  audited: (subject: AuditSubject) => void;
}

/** The context of a request, signed in or not. */
export const publicContext = (
  { timeZone }: Pick<App, 'timeZone'>,
  request: FastifyRequest,
): PublicContext => ({
  db: request.db,
  now: request.now(),
  timeZone,
  origin: { address: request.ip, userAgent: request.headers['user-agent'] },
  report: (failure) => request.log.error(failure),
});

/** The context of a signed-in user's request. Throws 401 if nobody is signed in. */
export const commandContext = (app: Pick<App, 'timeZone'>, request: FastifyRequest): CommandContext => ({
  ...publicContext(app, request),
  user: signedIn(request),
  audited: (subject) => request.audited(subject),
});
