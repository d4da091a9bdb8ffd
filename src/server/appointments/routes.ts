import {
  appointmentsAnswer,
  appointmentStats,
  changedAppointmentAnswer,
  oneAppointmentAnswer,
  seriesPlan,
} from '@/contract/appointmentAnswers';
import { calendarFile } from '@/contract/ics';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments';
import {
  appointmentBodySchema,
  appointmentQuerySchema,
  appointmentStatusSchema,
  appointmentUndoSchema,
  seriesBodySchema,
} from '@/contract/appointmentSchemas';
import { reachQuery } from '@/contract/patientSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import { restorePath } from '@/contract/common/messages';
import { editable } from '@/contract/editSchemas';
import { calendarEntry } from '../calendar/queries';
import { PATIENTS, SIGNED_IN, signedIn, STAFF } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { done, doneAnswer, fileAnswer, idParams } from '../http/fields';
import { changeShown, oneShown } from './answers';
import { batchRoutes } from './batchRoutes';
import { book } from './commands/book';
import { bookSeries } from './commands/bookSeries';
import { deleteAppointment, restoreAppointment } from './commands/deleteAppointment';
import { changeStatus } from './commands/endAppointment';
import { reschedule } from './commands/reschedule';
import { undo } from './commands/undo';
import { countAppointments, listAppointments, listOwn, listToday, previewSeries, shown } from './queries';
import { findAppointment } from './scope';
import { writeQueue } from '../http/writeQueue';
import { historyRoutes, UPDATED } from './historyRoutes';

/** Lists are logged, because they contain names and, for the therapist, notes. */
const LISTED: AuditPolicy = { action: 'READ', entity: 'appointment-list' };

/** Appointment routes: a THERAPIST reaches those that concern them today, administration all, a PATIENT reads their own. */
export function appointmentRoutes(app: App): void {
  const queue = writeQueue();
  listRoutes(app);
  bookingRoutes(app, queue);
  changeRoutes(app, queue);
  deletionRoutes(app, queue);
  batchRoutes(app, queue);
  historyRoutes(app, queue);
  oneRoutes(app);
}

function listRoutes(app: App): void {
  app.get(
    PATHS.list,
    {
      config: { access: STAFF, audit: LISTED },
      schema: {
        summary: 'Citas por fecha ascendente',
        querystring: appointmentQuerySchema,
        response: { 200: appointmentsAnswer },
      },
    },
    async (request) => ({ appointments: await listAppointments(commandContext(request), request.query) }),
  );

  app.get(
    PATHS.stats,
    {
      config: { access: STAFF },
      schema: { summary: 'Resumen de citas', querystring: reachQuery, response: { 200: appointmentStats } },
    },
    async (request) => countAppointments(commandContext(request), request.query),
  );

  app.get(
    PATHS.today,
    {
      config: { access: STAFF, audit: LISTED },
      schema: { summary: 'Citas de hoy', response: { 200: appointmentsAnswer } },
    },
    async (request) => ({ appointments: await listToday(commandContext(request)) }),
  );

  app.get(
    PATHS.mine,
    {
      config: { access: PATIENTS, audit: LISTED },
      schema: { summary: 'Citas del paciente que ha iniciado sesión', response: { 200: appointmentsAnswer } },
    },
    async (request) => ({ appointments: await listOwn(commandContext(request)) }),
  );
}

function bookingRoutes(app: App, queue: ReturnType<typeof writeQueue>): void {
  app.post(
    PATHS.list,
    {
      ...queue,
      config: { access: STAFF, audit: { action: 'CREATE', entity: 'appointment' } },
      schema: {
        summary: 'Crear una cita',
        body: appointmentBodySchema,
        response: { 201: oneAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      const row = await book(context, request.body);
      return oneShown(context, row);
    },
  );

  app.post(
    PATHS.seriesPreview,
    {
      config: { access: STAFF, idempotency: 'none', audit: { action: 'READ', entity: 'appointment-series' } },
      schema: {
        summary: 'Qué citas de una serie chocan, con alternativas; no guarda nada',
        body: seriesBodySchema,
        response: { 200: seriesPlan },
      },
    },
    async (request) => previewSeries(commandContext(request), request.body),
  );

  app.post(
    PATHS.series,
    {
      ...queue,
      config: { access: STAFF, audit: { action: 'CREATE', entity: 'appointment-series' } },
      schema: {
        summary: 'Crear todas las citas de una serie, o ninguna',
        body: seriesBodySchema,
        response: { 201: appointmentsAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      const rows = await bookSeries(context, request.body);
      return { appointments: shown(context, rows) };
    },
  );
}

function changeRoutes(app: App, queue: ReturnType<typeof writeQueue>): void {
  app.put(
    routePath(PATHS.one),
    {
      ...queue,
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Cambiar una cita',
        params: idParams,
        body: editable(appointmentBodySchema),
        response: { 200: changedAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return changeShown(context, await reschedule(context, sent(request)));
    },
  );

  app.patch(
    routePath(PATHS.status),
    {
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Cambiar el estado de una cita',
        params: idParams,
        body: appointmentStatusSchema,
        response: { 200: changedAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return changeShown(context, await changeStatus(context, { ...request.params, ...request.body }));
    },
  );

  app.post(
    routePath(PATHS.undo),
    {
      ...queue,
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Deshacer el último cambio de estado u hora de una cita',
        params: idParams,
        body: appointmentUndoSchema,
        response: { 200: oneAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return oneShown(context, await undo(context, { ...request.params, ...request.body }));
    },
  );
}

function deletionRoutes(app: App, queue: ReturnType<typeof writeQueue>): void {
  app.delete(
    routePath(PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'DELETE', entity: 'appointment' } },
      schema: { summary: 'Eliminar una cita', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(deleteAppointment(commandContext(request), request.params.id)),
  );

  app.post(
    routePath((id) => restorePath(PATHS.one(id))),
    {
      ...queue,
      config: { access: STAFF, audit: { action: 'UPDATE', entity: 'appointment-restoration' } },
      schema: {
        summary: 'Deshacer la eliminación de una cita, durante diez minutos',
        params: idParams,
        response: { 200: oneAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return oneShown(context, await restoreAppointment(context, request.params));
    },
  );
}

function oneRoutes(app: App): void {
  app.get(
    routePath(PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'appointment' } },
      schema: { summary: 'Una cita', params: idParams, response: { 200: oneAppointmentAnswer } },
    },
    async (request) => {
      const context = commandContext(request);
      return oneShown(context, await findAppointment(context, request.params.id));
    },
  );

  app.get(
    routePath(PATHS.calendarFile),
    {
      config: { access: SIGNED_IN, audit: { action: 'EXPORT', entity: 'appointment' } },
      schema: {
        summary: 'Archivo de calendario de una cita',
        params: idParams,
        response: { 200: fileAnswer(['text/calendar']) },
      },
    },
    async (request, reply) => {
      const row = await findAppointment(commandContext(request), request.params.id);
      const name = `cita-${wallClockOf(row.startsAt, app.timeZone).date}.ics`;
      void reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return calendarFile([calendarEntry(row, signedIn(request), 'full')], 'Cita');
    },
  );
}
