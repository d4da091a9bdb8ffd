import type { FastifyRequest } from 'fastify';
import { calendarFile } from '@/contract/appointments/ics';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments/paths';
import { appointmentQuerySchema } from '@/contract/appointments/schemas';
import { addDays, startOfDay, startOfWeek, wallClockOf } from '@/contract/common/practiceTime';
import { calendarEntry } from '../calendar/entries';
import { ownPatientId, PATIENTS, signedIn, SIGNED_IN, STAFF, type AuditPolicy } from '../http/access';
import { routePath, type App } from '../http/app';
import { idParams } from '../http/fields';
import { appointmentsAnswer, appointmentStatsAnswer, oneAppointmentAnswer, toAppointment } from './answers';
import { appointmentsRepository } from './repository';
import { routeTools } from './routeTools';
import { readerOf, scopeOf } from './scope';
import { seriesRoutes } from './seriesRoutes';
import { agendaTurns } from './turns';
import { writeRoutes } from './writeRoutes';

/** Lists carry names and, for the therapist, notes. */
const LISTED: AuditPolicy = { action: 'READ', entity: 'appointment-list' };

/** Appointments (spec §7): a THERAPIST's own, everybody's for ADMIN, a PATIENT's own to read. */
export function appointmentRoutes(app: App): void {
  const { timeZone } = app;

  /** First and last instant of the days from `first` to `last`, both included. */
  const days = (first: string, last: string): [Date, Date] => [
    startOfDay(first, timeZone),
    startOfDay(addDays(last, 1), timeZone),
  ];

  const today = (request: FastifyRequest) => wallClockOf(request.now(), timeZone).date;

  const { findOr404 } = routeTools(app);

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
    async (request) => {
      const { startDate, endDate, status, patientId } = request.query;
      const rows = await appointmentsRepository(request.db).list(scopeOf(request), {
        ...(startDate && { from: startOfDay(startDate, timeZone) }),
        ...(endDate && { to: startOfDay(addDays(endDate, 1), timeZone) }),
        ...(status && { statuses: [status] }),
        ...(patientId && { patientId }),
      });
      return { appointments: rows.map((row) => toAppointment(row, readerOf(request, timeZone))) };
    },
  );

  app.get(
    PATHS.stats,
    {
      config: { access: STAFF },
      schema: { summary: 'Resumen de citas', response: { 200: appointmentStatsAnswer } },
    },
    async (request) => {
      const day = today(request);
      const monday = startOfWeek(day);
      return appointmentsRepository(request.db).stats(
        scopeOf(request),
        days(day, day),
        days(monday, addDays(monday, 6)),
      );
    },
  );

  app.get(
    PATHS.today,
    {
      config: { access: STAFF, audit: LISTED },
      schema: { summary: 'Citas de hoy', response: { 200: appointmentsAnswer } },
    },
    async (request) => {
      const [from, to] = days(today(request), today(request));
      const rows = await appointmentsRepository(request.db).list(scopeOf(request), {
        from,
        to,
        statuses: ['SCHEDULED', 'CONFIRMED', 'COMPLETED'],
      });
      return { appointments: rows.map((row) => toAppointment(row, readerOf(request, timeZone))) };
    },
  );

  app.get(
    PATHS.mine,
    {
      config: { access: PATIENTS, audit: LISTED },
      schema: { summary: 'Citas del paciente que ha iniciado sesión', response: { 200: appointmentsAnswer } },
    },
    async (request) => {
      const patientId = ownPatientId(request);
      request.audited({ patientId });
      const rows = await appointmentsRepository(request.db).list({ patientId });
      return { appointments: rows.map((row) => toAppointment(row, readerOf(request, timeZone))) };
    },
  );

  const turns = agendaTurns();
  writeRoutes(app, turns);
  seriesRoutes(app, turns);

  app.get(
    routePath(PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'appointment' } },
      schema: { summary: 'Una cita', params: idParams, response: { 200: oneAppointmentAnswer } },
    },
    async (request) => {
      const row = await findOr404(request, request.params.id);
      return { appointment: toAppointment(row, readerOf(request, timeZone)) };
    },
  );

  app.get(
    routePath(PATHS.calendarFile),
    {
      config: { access: SIGNED_IN, audit: { action: 'EXPORT', entity: 'appointment' } },
      schema: { summary: 'Archivo de calendario de una cita', params: idParams },
    },
    async (request, reply) => {
      const row = await findOr404(request, request.params.id);
      const name = `cita-${wallClockOf(row.startsAt, timeZone).date}.ics`;
      void reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return calendarFile([calendarEntry(row, signedIn(request), 'full')], 'Cita');
    },
  );
}
