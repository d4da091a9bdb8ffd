import type { FastifyError } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../clock';
import { auditRepository } from '../audit/repository';
import type { Database } from '../db/database';
import type { AuditSubject } from '../core/context';
import { isUuid } from '../core/ids';
import { errorBody, loggableError, refusalOf } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    auditSubject: AuditSubject | null;
    /** Names the record that a route with `config.audit` touched. */
    audited(subject: AuditSubject): void;
  }
}

const idOf = (params: unknown): string | null => {
  const id = (params as { id?: unknown } | null)?.id;
  // A text that is no id may hold anything (a NUL, a page of text), and the access log must hold no content.
  return isUuid(id) ? id : null;
};

/**
 * Logs one event per call of a route with `config.audit`: who, what, when, from where and with what result,
 * never the content. The event is stored before the answer is sent. If it cannot be stored, the answer is an
 * error.
 */
export const auditPlugin = fastifyPlugin<{ db: Database; clock: Clock }>(
  async (app, { db, clock }) => {
    app.decorateRequest('auditSubject', null);
    app.decorateRequest('audited', function audited(subject) {
      this.auditSubject = { ...this.auditSubject, ...subject };
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const { user, auditSubject } = request;
      const policy = request.is404 ? undefined : request.routeOptions.config.audit;
      // Without a user there is nobody to name. After a status of 500 or more, the database may be down: do
      // not ask it again.
      if (!policy || !user || reply.statusCode >= 500) return payload;
      if (auditSubject?.nothingNew && reply.statusCode < 400) return payload;
      const patientId = auditSubject?.patientId ?? null;
      const event = {
        at: clock.now(),
        actorId: user.id,
        actorRole: user.role,
        action: policy.action,
        entity: policy.entity,
        entityId: auditSubject?.entityId ?? idOf(request.params),
        patientId: isUuid(patientId) ? patientId : null,
        result: reply.statusCode,
        address: request.ip,
        requestId: request.id,
      };
      const { write } = auditRepository(db);
      try {
        await write(event);
        if (auditSubject?.besides && reply.statusCode < 400)
          await write({ ...event, ...auditSubject.besides });
        return payload;
      } catch (error) {
        // Build the answer here: an error thrown in this hook would be sent with its internal message.
        request.log.error({ err: loggableError(error) }, 'the audit trail could not be written');
        const failure = refusalOf(error as FastifyError);
        void reply.code(failure.status).type('application/json; charset=utf-8');
        void reply.removeHeader('content-disposition').removeHeader('content-length');
        if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
        return JSON.stringify(errorBody(request, failure));
      }
    });
  },
  { name: 'audit', dependencies: ['access'] },
);
