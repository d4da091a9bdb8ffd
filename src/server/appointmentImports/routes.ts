import {
  appointmentCheckAnswer,
  appointmentCheckSchema,
  appointmentImportSchema,
} from '@/contract/appointmentImportSchemas';
import { APPOINTMENT_IMPORT_PATHS as PATHS } from '@/contract/appointmentImports';
import type { AuditAction } from '@/contract/audit';
import { importsAnswer, oneImportAnswer } from '@/contract/importSchemas';
import { STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { importAppointments, undoAppointmentImport } from './commands';
import { checkAppointments, listAppointmentImports } from './queries';

const audit = (action: AuditAction) => ({ action, entity: 'appointment-import' });

/** Future appointments from a file, which the browser reads. */
export function appointmentImportRoutes(app: App): void {
  app.get(
    PATHS.list,
    {
      config: { access: STAFF, audit: audit('READ') },
      schema: {
        summary: 'Importaciones de citas, de la más reciente a la más antigua',
        response: { 200: importsAnswer },
      },
    },
    async (request) => listAppointmentImports(commandContext(request)),
  );

  app.post(
    PATHS.check,
    {
      config: { access: STAFF, audit: audit('READ'), idempotency: 'none' },
      schema: {
        summary: 'De quién son unas citas y qué impide reservarlas; no guarda nada',
        body: appointmentCheckSchema,
        response: { 200: appointmentCheckAnswer },
      },
    },
    async (request) => checkAppointments(commandContext(request), request.body),
  );

  app.post(
    PATHS.list,
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Importar citas: se reservan todas o ninguna',
        body: appointmentImportSchema,
        response: { 201: oneImportAnswer },
      },
    },
    async (request) => ({ import: await importAppointments(commandContext(request), request.body) }),
  );

  app.delete(
    routePath(PATHS.one),
    {
      config: { access: STAFF, audit: audit('DELETE') },
      schema: {
        summary: 'Deshacer una importación mientras ninguna de sus citas haya empezado ni cambiado',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(undoAppointmentImport(commandContext(request), request.params.id)),
  );
}
