import type { FastifyRequest } from 'fastify';
import type { CommandContext, PublicContext } from '../core/context';
import { signedIn } from './access';

/** The context of a request, signed in or not. */
export const publicContext = (request: FastifyRequest): PublicContext => ({
  db: request.db,
  now: request.now(),
  timeZone: request.server.timeZone,
  origin: { address: request.ip, userAgent: request.headers['user-agent'] },
  report: (failure) => request.log.error(failure),
});

/** The context of a signed-in user's request. Throws `unauthorized` if nobody is signed in. */
export const commandContext = (request: FastifyRequest): CommandContext => ({
  ...publicContext(request),
  user: signedIn(request),
  audited: (subject) => request.audited(subject),
});

/** What a request sends about one object: the parameters of its path, and its body. */
export const sent = <Params extends object, Body>({ params, body }: { params: Params; body: Body }) => ({
  ...params,
  body,
});
