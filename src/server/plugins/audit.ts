import { createHash } from 'node:crypto';
import type { FastifyError } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ASKED_AGAIN_HEADER, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import type { Clock } from '../clock';
import { auditRepository } from '../audit/repository';
import type { Database } from '../db/database';
import { loggableError } from '../db/failures';
import type { AuditSubject } from '../core/context';
import { isUuid } from '../core/ids';
import { errorBody, refusalOf } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    auditSubject: (AuditSubject & { formerPatientId?: string }) | null;
    /** Names the record that a route with `config.audit` touched. Another one before it was touched too. */
    audited(subject: AuditSubject): void;
  }
}

/** How long after an answer the same one still counts as a screen that asks again by itself. */
const SAME_READING_MS = 2 * MINUTE_MS;
/** How often a screen that stays open is logged in any case. */
const OPEN_SCREEN_MS = HOUR_MS;
/** Readings that are remembered; more would be a flood of them. */
const READINGS_MAX = 20_000;

/** The last logged answer to each reader, by its hash: open screens ask for it again each minute. In memory alone. */
function lastReadings() {
  const last = new Map<string, { hash: string; seenAt: number; loggedAt: number }>();
  return (reader: string, payload: string, now: number) => {
    const hash = createHash('sha256').update(payload).digest('base64');
    const known = last.get(reader);
    const isRepeated =
      known?.hash === hash && now - known.seenAt <= SAME_READING_MS && now - known.loggedAt < OPEN_SCREEN_MS;
    if (isRepeated) known.seenAt = now;
    return {
      /** Whether the answer repeats the last one to this reader. */
      isRepeated,
      /** To be called once its event is stored. */
      logged: () => {
        // Written anew, so that the reader longest unlogged is the first to be forgotten.
        last.delete(reader);
        last.set(reader, { hash, seenAt: now, loggedAt: now });
        const [oldest] = last.keys();
        if (last.size > READINGS_MAX && oldest !== undefined) last.delete(oldest);
      },
    };
  };
}

const idOf = (params: unknown): string | null => {
  const id = (params as { id?: unknown } | null)?.id;
  // A text that is no id may hold anything (a NUL, a page of text), and the access log must hold no content.
  return isUuid(id) ? id : null;
};

/**
 * Logs one event per call of a route with `config.audit`: who, what, when, from where and with what result,
 * never the content. The event is stored before the answer is sent. If it cannot be stored, the answer is an
 * error. What an open screen asks for again and finds unchanged is no new reading.
 */
export const auditPlugin = fastifyPlugin<{ db: Database; clock: Clock }>(
  async (app, { db, clock }) => {
    const readingOf = lastReadings();
    app.decorateRequest('auditSubject', null);
    app.decorateRequest('audited', function audited(subject) {
      const before = this.auditSubject?.patientId;
      const isOther = before && subject.patientId && before !== subject.patientId;
      this.auditSubject = { ...this.auditSubject, ...subject, ...(isOther && { formerPatientId: before }) };
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const { user, auditSubject } = request;
      const policy = request.is404 ? undefined : request.routeOptions.config.audit;
      // Without a user there is nobody to name. After a status of 500 or more, the database may be down: do
      // not ask it again.
      if (!policy || !user || reply.statusCode >= 500) return payload;
      const isRead = policy.action === 'READ' && request.method === 'GET' && reply.statusCode < 400;
      const reading =
        isRead && typeof payload === 'string'
          ? readingOf(`${user.sessionId} ${request.url}`, payload, clock.now().getTime())
          : null;
      // Whoever asks cannot hide a reading: what is new to them is logged, whatever the header says.
      if (reading?.isRepeated && ASKED_AGAIN_HEADER in request.headers) return payload;
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
      const { writeCall } = auditRepository(db);
      try {
        // What left a record for another one is logged for both.
        if (auditSubject?.formerPatientId && reply.statusCode < 400)
          await writeCall({ ...event, patientId: auditSubject.formerPatientId });
        await writeCall(event);
        reading?.logged();
        if (auditSubject?.besides && reply.statusCode < 400)
          await writeCall({ ...event, ...auditSubject.besides });
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
