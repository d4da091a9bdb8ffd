import {
  appointmentEventsAnswer,
  changedAppointmentAnswer,
  oneAppointmentAnswer,
} from '@/contract/appointmentAnswers';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments';
import {
  appointmentArrivalSchema,
  appointmentCorrectionSchema,
  appointmentReasonSchema,
} from '@/contract/appointmentSchemas';
import type { AuditPolicy } from '../core/context';
import { STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { idParams } from '../http/fields';
import { changeShown, oneShown } from './answers';
import { cancelAppointment, correctEnd, markNoShow, noteArrival } from './commands/endAppointment';
import { historyOf } from './queries';
import type { writeQueue } from '../http/writeQueue';

/** How the access log names a change of an appointment. */
export const UPDATED: AuditPolicy = { action: 'UPDATE', entity: 'appointment' };

/** What happened to an appointment, and the changes that need a reason. */
export function historyRoutes(app: App, queue: ReturnType<typeof writeQueue>): void {
  app.post(
    routePath(PATHS.cancellation),
    {
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Cancelar una cita programada o confirmada',
        params: idParams,
        body: appointmentReasonSchema,
        response: { 200: changedAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return changeShown(context, await cancelAppointment(context, { ...request.params, ...request.body }));
    },
  );

  app.post(
    routePath(PATHS.noShow),
    {
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Marcar que nadie vino a una cita que ya ha empezado',
        params: idParams,
        body: appointmentReasonSchema,
        response: { 200: changedAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return changeShown(context, await markNoShow(context, { ...request.params, ...request.body }));
    },
  );

  app.post(
    routePath(PATHS.correction),
    {
      ...queue,
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Corregir una cita completada o con «No asistió» por error',
        params: idParams,
        body: appointmentCorrectionSchema,
        response: { 200: changedAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return changeShown(context, await correctEnd(context, { ...request.params, ...request.body }));
    },
  );

  app.post(
    routePath(PATHS.arrival),
    {
      config: { access: STAFF, audit: UPDATED },
      schema: {
        summary: 'Anotar que el paciente ha llegado, o quitarlo',
        params: idParams,
        body: appointmentArrivalSchema,
        response: { 200: oneAppointmentAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return oneShown(context, await noteArrival(context, { ...request.params, ...request.body }));
    },
  );

  app.get(
    routePath(PATHS.events),
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'appointment' } },
      schema: {
        summary: 'Historial de una cita, lo último primero',
        params: idParams,
        response: { 200: appointmentEventsAnswer },
      },
    },
    async (request) => historyOf(commandContext(request), request.params.id),
  );
}
