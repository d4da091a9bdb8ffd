import type { FastifyRequest } from 'fastify';
import type { AuditSubject } from '../plugins/audit';
import type { Database } from '../db/database';
import { signedIn, type SignedInUser } from './access';
import type { App } from './app';

/** From where somebody asks. */
export interface Origin {
  address: string;
  userAgent?: string | undefined;
}

/** What a command or a query knows of a caller who need not be signed in: when, from where, and through which handle. */
export interface PublicContext {
  /** Under an `Idempotency-Key` this is a transaction; a command opens its own with `db.transaction`. */
  db: Database;
  now: Date;
  /** Time zone of the practice. */
  timeZone: string;
  origin: Origin;
  /** Notes a failure in the server's log. The text holds nothing of a person. */
  report: (failure: string) => void;
}

/**
 * The same of a signed-in caller. Commands live in `<domain>/commands/<verb>.ts` as `(context, input) => result`: they
 * check, write in a transaction and tell those concerned. One that needs more than the database (mail, passwords,
 * sessions) is made from those effects first: `signIn(effects)(context, input)`.
 */
export interface CommandContext extends PublicContext {
  user: SignedInUser;
  /** Names the patient and the object to the access log. */
  audited: (subject: AuditSubject) => void;
}

/** The context of a request by anyone. */
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

/** The context of a request by a signed-in user. Throws 401 where nobody is signed in. */
export const commandContext = (app: Pick<App, 'timeZone'>, request: FastifyRequest): CommandContext => ({
  ...publicContext(app, request),
  user: signedIn(request),
  audited: (subject) => request.audited(subject),
});
