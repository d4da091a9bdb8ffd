import { appointmentBatchAnswer, appointmentsAnswer } from '@/contract/appointmentAnswers';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments';
import { appointmentBatchSchema, batchUndoSchema } from '@/contract/appointmentSchemas';
import type { AuditPolicy } from '../core/context';
import { STAFF } from '../http/access';
import type { App } from '../http/app';
import { commandContext } from '../http/command';
import type { writeQueue } from '../http/writeQueue';
import { changeSeveral, undoSeveral } from './commands/changeSeveral';
import { shown } from './queries';

/** The call is logged, and each appointment by its command. */
const SEVERAL: AuditPolicy = { action: 'UPDATE', entity: 'appointment-list' };

/** Changes of several appointments in one go. */
export function batchRoutes(app: App, queue: ReturnType<typeof writeQueue>): void {
  app.post(
    PATHS.batch,
    {
      ...queue,
      config: { access: STAFF, audit: SEVERAL },
      schema: {
        summary: 'Mover, pasar a otro fisioterapeuta o cancelar varias citas, o ninguna',
        body: appointmentBatchSchema,
        response: { 200: appointmentBatchAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      const { rows, undo } = await changeSeveral(context, request.body);
      return { appointments: shown(context, rows), undo };
    },
  );

  app.post(
    PATHS.batchUndo,
    {
      ...queue,
      config: { access: STAFF, audit: SEVERAL },
      schema: {
        summary: 'Deshacer el cambio de varias citas, durante diez minutos',
        body: batchUndoSchema,
        response: { 200: appointmentsAnswer },
      },
    },
    async (request) => {
      const context = commandContext(request);
      return { appointments: shown(context, await undoSeveral(context, request.body)) };
    },
  );
}
