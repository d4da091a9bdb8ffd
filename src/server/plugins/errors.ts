import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import {
  conflict,
  DomainError,
  invalid,
  invalidField,
  notFound,
  SERVER_MESSAGES,
  takenField,
  unavailable,
  type ErrorKind,
} from '../core/errors';
import {
  databaseFailureOf,
  fieldOf,
  hasMetAnother,
  isDatabaseUnreachable,
  loggableError,
} from '../db/failures';

/** Body of every error answer: the same Spanish text in `error` and `message`. */
interface ErrorBody {
  error: string;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
  details?: unknown;
}

/** What a failure answers with. `retryAfter` is sent as `Retry-After`, in seconds. */
interface Refusal extends Pick<DomainError, 'message' | 'fields' | 'details' | 'retryAfter'> {
  status: number;
}

/** The status of each domain error, given here and nowhere else. */
const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  reused: 422,
  tooMany: 429,
  serviceFailed: 502,
  unavailable: 503,
};

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

/** Values that the database refuses for themselves (NOT NULL, CHECK), not because of what else is stored. */
const BAD_VALUES = ['23502', '23514'];

/** The database waited for a lock, or worked at a statement, for too long. */
const GAVE_UP = ['55P03', '57014'];

/**
 * Error for a failure of the database that no repository translated: bad values and conflicts, with their field where
 * the constraint names it; `unavailable` if it is unreachable or the transaction may be retried.
 */
function fromDatabase(error: unknown): DomainError | undefined {
  if (isDatabaseUnreachable(error)) return unavailable();
  const failure = databaseFailureOf(error);
  if (!failure) return undefined;
  const { code } = failure;
  if (code.startsWith('22')) return invalid();
  if (hasMetAnother(error) || GAVE_UP.includes(code)) return unavailable(1);
  if (!code.startsWith('23')) return undefined;
  const field = fieldOf(failure);
  if (BAD_VALUES.includes(code)) return field ? invalidField(field, FIELD_MESSAGES.wrongType) : invalid();
  return field ? takenField(field, SERVER_MESSAGES.conflict) : conflict();
}

const toRefusal = ({ kind, message, fields, details, retryAfter }: DomainError): Refusal => ({
  status: STATUS[kind],
  message,
  fields,
  details,
  retryAfter,
});

function known(error: FastifyError | DomainError): Refusal | undefined {
  if (error instanceof DomainError) return toRefusal(error);
  const database = fromDatabase(error);
  if (database) return toRefusal(database);
  const status = error.statusCode ?? 500;
  const message = TEXT_BY_STATUS[status];
  if (message) return { status, message };
  if (status >= 400 && status < 500) return { status, message: SERVER_MESSAGES.invalid };
  if (status === 503) return toRefusal(unavailable(error.code === 'FST_ERR_HANDLER_TIMEOUT' ? 5 : 2));
  return undefined;
}

/** The answer to a failure; 500 for an unforeseen one. */
export const refusalOf = (error: FastifyError | DomainError): Refusal =>
  known(error) ?? { status: 500, message: SERVER_MESSAGES.internal };

/** The body of an error answer. */
export function errorBody(request: FastifyRequest, { message, fields, details }: Refusal): ErrorBody {
  return { error: message, message, requestId: request.id, fields, details };
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(request, refusal));
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
  void answer(request, reply, known(error) ?? toRefusal(invalid()));
}

/**
 * Gives every failure the body `{ error, message, requestId, fields?, details? }` without internal details.
 */
export const errorsPlugin = fastifyPlugin(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal.status === 500) request.log.error({ err: loggableError(error) }, 'unexpected error');
      else if (refusal.status > 500) request.log.warn({ err: loggableError(error) }, 'service failure');
      else if (databaseFailureOf(error)) request.log.warn({ err: loggableError(error) }, 'refused row');
      return answer(request, reply, refusal);
    });
    app.setNotFoundHandler((request, reply) => answer(request, reply, toRefusal(notFound())));
  },
  { name: 'errors' },
);
