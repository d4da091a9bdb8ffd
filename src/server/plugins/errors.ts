import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { databaseFailureOf, hasMetAnother, isDatabaseUnreachable } from '../db/failures';
import {
  badRequest,
  conflict,
  DomainError,
  notFound,
  SERVER_MESSAGES,
  unavailable,
  type ErrorBody,
} from '../http/errors';

/** Spanish texts for Fastify's own refusals, by status; its English texts are not sent. */
const TEXT_BY_STATUS: Record<number, string> = {
  400: SERVER_MESSAGES.malformed,
  401: SERVER_MESSAGES.unauthorized,
  403: SERVER_MESSAGES.forbidden,
  404: SERVER_MESSAGES.notFound,
  405: SERVER_MESSAGES.notFound,
  408: SERVER_MESSAGES.timeout,
  413: SERVER_MESSAGES.tooLarge,
  414: SERVER_MESSAGES.tooLarge,
  415: SERVER_MESSAGES.mediaType,
  429: SERVER_MESSAGES.tooMany,
};

/**
 * Error for a failure of the database that no repository translated: 400 for bad values, 409 for conflicts,
 * 503 if it is unreachable or the transaction may be retried.
 */
function fromDatabase(error: unknown): DomainError | undefined {
  if (isDatabaseUnreachable(error)) return unavailable();
  const code = databaseFailureOf(error)?.code;
  if (!code) return undefined;
  if (code.startsWith('22')) return badRequest();
  if (code === '23505' || code === '23P01' || code === '23503') return conflict();
  if (hasMetAnother(error) || code === '55P03') return unavailable(1);
  return undefined;
}

/** The answer to a failure, or undefined for an unforeseen one. */
export function asDomainError(error: FastifyError | DomainError): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const database = fromDatabase(error);
  if (database) return database;
  const status = error.statusCode ?? 500;
  const text = TEXT_BY_STATUS[status];
  if (text) return new DomainError(status, text);
  if (status >= 400 && status < 500) return new DomainError(status, SERVER_MESSAGES.invalid);
  if (status === 503) return error.code === 'FST_ERR_HANDLER_TIMEOUT' ? unavailable(5) : unavailable();
  return undefined;
}

/**
 * Loggable form of an unexpected error. A database error's message quotes the row, so only its code is kept.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  const failure = databaseFailureOf(error);
  const { name, message, stack, code } = error as Error & { code?: string };
  const isDatabase = Boolean(failure) || (typeof message === 'string' && message.startsWith('Failed query'));
  return {
    type: name,
    code: failure?.code ?? code,
    constraint: failure?.constraint,
    message: isDatabase ? undefined : message,
    stack: stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/** The body of an error answer. */
export function errorBody(request: FastifyRequest, error: DomainError): ErrorBody {
  const { message, fields, details } = error;
  return { error: message, message, requestId: request.id, fields, details };
}

function answer(request: FastifyRequest, reply: FastifyReply, error: DomainError) {
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(request, error));
}

/**
 * Answers requests that the router refuses before any route or hook, e.g. broken escapes or too long
 * parameters. Fastify's own answer would repeat the address, which may hold a token.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  });
  void answer(request, reply, asDomainError(error) ?? badRequest());
}

/**
 * Gives every failure the body `{ error, message, requestId, fields?, details? }` without internal details.
 */
export const errorsPlugin = fastifyPlugin(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const known = asDomainError(error);
      if (!known) request.log.error({ err: loggableError(error) }, 'unexpected error');
      else if (known.statusCode >= 500) request.log.warn({ err: loggableError(error) }, 'service failure');
      return answer(request, reply, known ?? new DomainError(500, SERVER_MESSAGES.internal));
    });
    app.setNotFoundHandler((request, reply) => answer(request, reply, notFound()));
  },
  { name: 'errors' },
);
