import { types } from 'node:util';
import type { FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { loggableError } from '../db/failures';
import { isApiRequest } from '../http/access';

const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'challenge',
  'secret',
  'token',
  'authorization',
  'name',
  'email',
  'phone',
];

/** The logger's own serializer would name an already loggable error `Object`, and would log the values of a refused row. */
const loggedError = (error: unknown): unknown => (types.isNativeError(error) ? loggableError(error) : error);

/**
 * Logger settings: structured lines without personal data. Requests are logged by route pattern, not by
 * address. A path may hold ids or invitation tokens, a query may hold search terms.
 */
export const loggerSettings = (level: string, pretty: boolean): FastifyServerOptions['logger'] => ({
  level,
  redact: {
    paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), 'req.headers', 'headers', 'body', 'req.body'],
    censor: '[oculto]',
  },
  serializers: {
    req: (request: { id?: string; method?: string; routeOptions?: { url?: string } }) => ({
      id: request.id,
      method: request.method,
      route: request.routeOptions?.url,
    }),
    // The type asks for a stack in one string.
    err: loggedError as never,
  },
  ...(pretty && {
    transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } },
  }),
});

/**
 * One line per answered request. Fastify's own lines are switched off because they contain the whole address.
 */
export const requestLogPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      void reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const isPage = !isApiRequest(request);
      const line = {
        method: request.method,
        route: request.is404 ? '(none)' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?.id,
      };
      if (isPage) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
      done();
    });
  },
  { name: 'request-log' },
);
