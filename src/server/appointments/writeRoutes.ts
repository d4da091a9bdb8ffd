import type { FastifyRequest } from 'fastify';
import { APPOINTMENT_TRANSITIONS } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments/paths';
import {
  appointmentBodySchema,
  appointmentStatusSchema,
  type AppointmentBody,
} from '@/contract/appointments/schemas';
import { intervalOf, isPast, pastField, type WallSlot } from '@/contract/appointments/time';
import { signedIn, STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { conflict, invalidField, notFound } from '../http/errors';
import { doneAnswer, idParams } from '../http/fields';
import { findConflict, inAgenda, overlapRefusal } from './agenda';
import { announce } from './announce';
import { oneAppointmentAnswer, toAppointment } from './answers';
import { appointmentsRepository } from './repository';
import { routeTools } from './routeTools';
import { patientUnknown, readerOf, scopeOf } from './scope';
import type { agendaTurns } from './turns';

const ENDED = ['COMPLETED', 'CANCELLED', 'NO_SHOW'];

const wallSlot = ({ date, time, duration }: AppointmentBody): WallSlot => ({
  // The schema allows null while a form is empty, and then requires a text.
  date: date as string,
  time: time as string,
  duration,
});

/** Creating, changing, ending and deleting one appointment. */
export function writeRoutes(app: App, turns: ReturnType<typeof agendaTurns>): void {
  const { timeZone } = app;
  const { findOr404, answerOf } = routeTools(app);

  const context = (request: FastifyRequest) => ({ db: request.db, now: request.now(), timeZone });

  app.post(
    PATHS.list,
    {
      ...turns,
      config: { access: STAFF, audit: { action: 'CREATE', entity: 'appointment' } },
      schema: {
        summary: 'Crear una cita',
        body: appointmentBodySchema,
        response: { 201: oneAppointmentAnswer },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = request.now();
      const slot = wallSlot(body);
      const patient = await appointmentsRepository(request.db).findPatient(scopeOf(request), body.patientId);
      if (!patient) throw patientUnknown();
      request.audited({ patientId: patient.id });
      if (isPast(slot, now, timeZone)) {
        throw invalidField(pastField(slot, now, timeZone), MESSAGES.inThePast);
      }
      const { therapistId } = patient;
      const refusal = async (db = request.db) => {
        const inTheWay = await findConflict({ ...context(request), db }, therapistId, slot);
        return inTheWay && overlapRefusal(inTheWay);
      };
      // Asked before there is a transaction: most refusals need none.
      const known = await refusal();
      if (known) throw known;
      const result = await inAgenda(
        request.db,
        therapistId,
        async (transaction) => {
          const refused = await refusal(transaction);
          if (refused) throw refused;
          const [id = ''] = await appointmentsRepository(transaction).insert(
            [
              {
                therapistId,
                patientId: patient.id,
                startsAt: new Date(intervalOf(slot, timeZone).start),
                duration: body.duration,
                type: body.type,
                notes: body.notes || null,
              },
            ],
            now,
          );
          const created = await answerOf(request, transaction, id);
          await announce(transaction, {
            event: 'created',
            appointment: created.row,
            actorId: signedIn(request).id,
            now,
            timeZone,
          });
          return created;
        },
        refusal,
      );
      request.audited({ entityId: result.row.id });
      void reply.code(201);
      return result.answer;
    },
  );

  app.put(
    routePath(PATHS.one),
    {
      ...turns,
      config: { access: STAFF, audit: { action: 'UPDATE', entity: 'appointment' } },
      schema: {
        summary: 'Cambiar una cita',
        params: idParams,
        body: appointmentBodySchema,
        response: { 200: oneAppointmentAnswer },
      },
    },
    async (request) => {
      const { body } = request;
      const { id } = request.params;
      const now = request.now();
      const slot = wallSlot(body);
      const before = await findOr404(request, id);
      const startsAt = new Date(intervalOf(slot, timeZone).start);
      const restarted = startsAt.getTime() !== before.startsAt.getTime();
      const moved = restarted || body.duration !== before.duration || body.patientId !== before.patientId;
      // What was may be annotated; only a new start must lie ahead.
      if (restarted && isPast(slot, now, timeZone)) {
        throw invalidField(pastField(slot, now, timeZone), MESSAGES.inThePast);
      }
      if (moved && ENDED.includes(before.status)) throw conflict(MESSAGES.ended);
      const repository = appointmentsRepository(request.db);
      const patient =
        body.patientId === before.patientId
          ? { id: before.patientId, therapistId: before.therapistId }
          : await repository.findPatient(scopeOf(request), body.patientId);
      if (!patient) throw patientUnknown();
      const { therapistId } = patient;
      const refusal = async (db = request.db) => {
        const inTheWay = moved && (await findConflict({ ...context(request), db }, therapistId, slot, id));
        return inTheWay ? overlapRefusal(inTheWay) : undefined;
      };
      const known = await refusal();
      if (known) throw known;
      const { answer } = await inAgenda(
        request.db,
        therapistId,
        async (transaction) => {
          const refused = await refusal(transaction);
          if (refused) throw refused;
          await appointmentsRepository(transaction).update(
            id,
            {
              therapistId,
              patientId: patient.id,
              startsAt,
              duration: body.duration,
              type: body.type,
              // An ADMIN is not shown the notes and so cannot mean to change them.
              notes: readerOf(request, timeZone).withNotes ? body.notes || null : before.notes,
            },
            now,
          );
          const after = await answerOf(request, transaction, id);
          if (moved) {
            await announce(transaction, {
              event: 'moved',
              appointment: after.row,
              actorId: signedIn(request).id,
              now,
              timeZone,
            });
          }
          return after;
        },
        refusal,
      );
      return answer;
    },
  );

  app.patch(
    routePath(PATHS.status),
    {
      config: { access: STAFF, audit: { action: 'UPDATE', entity: 'appointment' } },
      schema: {
        summary: 'Cambiar el estado de una cita',
        params: idParams,
        body: appointmentStatusSchema,
        response: { 200: oneAppointmentAnswer },
      },
    },
    async (request) => {
      const { status } = request.body;
      const { id } = request.params;
      const before = await findOr404(request, id);
      // A second click asks for what already is.
      if (before.status === status)
        return { appointment: toAppointment(before, readerOf(request, timeZone)) };
      if (!APPOINTMENT_TRANSITIONS[before.status].includes(status)) throw conflict(MESSAGES.badTransition);
      return request.db.transaction(async (transaction) => {
        const now = request.now();
        const done = await appointmentsRepository(transaction).setStatus(id, before.status, status, now);
        if (!done) throw conflict(MESSAGES.badTransition);
        const after = await answerOf(request, transaction, id);
        if (status === 'CONFIRMED' || status === 'CANCELLED') {
          await announce(transaction, {
            event: status === 'CONFIRMED' ? 'confirmed' : 'cancelled',
            appointment: after.row,
            actorId: signedIn(request).id,
            now,
            timeZone,
          });
        }
        return after.answer;
      });
    },
  );

  app.delete(
    routePath(PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'DELETE', entity: 'appointment' } },
      schema: { summary: 'Eliminar una cita', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { id } = request.params;
      const before = await findOr404(request, id);
      await request.db.transaction(async (transaction) => {
        const now = request.now();
        if (!(await appointmentsRepository(transaction).remove(id, now))) throw notFound(MESSAGES.notFound);
        if (!ENDED.includes(before.status)) {
          await announce(transaction, {
            event: 'cancelled',
            appointment: before,
            actorId: signedIn(request).id,
            now,
            timeZone,
          });
        }
      });
      return { success: true };
    },
  );
}
