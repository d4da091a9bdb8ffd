import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments/paths';
import { seriesBodySchema, type SeriesBody } from '@/contract/appointments/schemas';
import { intervalOf } from '@/contract/appointments/time';
import type { WallClock } from '@/contract/common/practiceTime';
import { signedIn, STAFF } from '../http/access';
import type { App } from '../http/app';
import { conflict } from '../http/errors';
import { inAgenda, seriesPlan } from './agenda';
import { announce } from './announce';
import { appointmentsAnswer, seriesPlanAnswer, toAppointment } from './answers';
import { appointmentsRepository } from './repository';
import { patientUnknown, readerOf, scopeOf } from './scope';
import type { agendaTurns } from './turns';

/** 'Repetir': a series is shown before it is saved, and saved whole or not at all. */
export function seriesRoutes(app: App, turns: ReturnType<typeof agendaTurns>): void {
  const { timeZone } = app;

  const planIn = (request: FastifyRequest, db: FastifyRequest['db'], therapistId: string, body: SeriesBody) =>
    seriesPlan(
      { db, now: request.now(), timeZone },
      therapistId,
      body.occurrences as WallClock[],
      body.duration,
    );

  async function patientOr404(request: FastifyRequest, patientId: string) {
    const patient = await appointmentsRepository(request.db).findPatient(scopeOf(request), patientId);
    if (!patient) throw patientUnknown();
    request.audited({ patientId: patient.id });
    return patient;
  }

  app.post(
    PATHS.seriesPreview,
    {
      config: { access: STAFF, idempotency: 'none', audit: { action: 'READ', entity: 'appointment-series' } },
      schema: {
        summary: 'Qué citas de una serie chocan, con alternativas; no guarda nada',
        body: seriesBodySchema,
        response: { 200: seriesPlanAnswer },
      },
    },
    async (request) => {
      const patient = await patientOr404(request, request.body.patientId);
      return planIn(request, request.db, patient.therapistId, request.body);
    },
  );

  app.post(
    PATHS.series,
    {
      ...turns,
      config: { access: STAFF, audit: { action: 'CREATE', entity: 'appointment-series' } },
      schema: {
        summary: 'Crear todas las citas de una serie, o ninguna',
        body: seriesBodySchema,
        response: { 201: appointmentsAnswer },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { id: patientId, therapistId } = await patientOr404(request, body.patientId);
      const now = request.now();
      const refusal = async (db = request.db) => {
        const plan = await planIn(request, db, therapistId, body);
        return plan.occurrences.some((one) => one.reason)
          ? conflict(MESSAGES.seriesConflict, plan)
          : undefined;
      };
      const known = await refusal();
      if (known) throw known;
      const answer = await inAgenda(
        request.db,
        therapistId,
        async (transaction) => {
          const refused = await refusal(transaction);
          if (refused) throw refused;
          const repository = appointmentsRepository(transaction);
          const seriesId = randomUUID();
          request.audited({ entityId: seriesId });
          const { duration, type } = body;
          const values = (body.occurrences as WallClock[]).map((one) => ({
            therapistId,
            patientId,
            startsAt: new Date(intervalOf({ ...one, duration }, timeZone).start),
            duration,
            type,
            notes: body.notes || null,
          }));
          const ids = await repository.insert(values, now, seriesId);
          const rows = await repository.list(
            { therapistId },
            { patientId, from: new Date(Math.min(...values.map(({ startsAt }) => startsAt.getTime()))) },
          );
          const made = rows.filter(({ id }) => ids.includes(id));
          if (made[0]) {
            await announce(transaction, {
              event: 'created',
              appointment: made[0],
              actorId: signedIn(request).id,
              now,
              timeZone,
              more: made.length - 1,
            });
          }
          return { appointments: made.map((row) => toAppointment(row, readerOf(request, timeZone))) };
        },
        refusal,
      );
      void reply.code(201);
      return answer;
    },
  );
}
