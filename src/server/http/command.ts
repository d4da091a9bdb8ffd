import type { FastifyRequest } from 'fastify';
import type { CommandContext, PublicContext } from '../core/context';
import { signedIn } from './access';
import type { App } from './app';

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

/** The context of a signed-in user's request. Throws `unauthorized` if nobody is signed in. */
export const commandContext = (app: Pick<App, 'timeZone'>, request: FastifyRequest): CommandContext => ({
  ...publicContext(app, request),
  user: signedIn(request),
  audited: (subject) => request.audited(subject),
});
