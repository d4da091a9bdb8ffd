import type { FastifyRequest } from 'fastify';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { App } from '../http/app';
import { notFound } from '../http/errors';
import { toAppointment } from './answers';
import { appointmentsRepository } from './repository';
import { readerOf, scopeOf } from './scope';

/** What several appointment routes do alike. */
export function routeTools({ timeZone }: Pick<App, 'timeZone'>) {
  /** The appointment if the caller reaches it; named to the audit trail. */
  async function findOr404(request: FastifyRequest, id: string) {
    const row = await appointmentsRepository(request.db).find(scopeOf(request), id);
    if (!row) throw notFound(MESSAGES.notFound);
    request.audited({ patientId: row.patientId });
    return row;
  }

  /** Reads a row again inside the writing transaction, as the answer shows it. */
  async function answerOf(request: FastifyRequest, db: FastifyRequest['db'], id: string) {
    const row = await appointmentsRepository(db).find({}, id);
    if (!row) throw notFound(MESSAGES.notFound);
    return { row, answer: { appointment: toAppointment(row, readerOf(request, timeZone)) } };
  }

  return { findOr404, answerOf };
}
