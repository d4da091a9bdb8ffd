import type { FastifyReply } from 'fastify';
import {
  EXPORT_PATHS,
  LIST_MEDIA_TYPES,
  type ListFormat,
  SAVED_LIST_NAMES,
  type SavedList,
} from '@/contract/exports';
import { appointmentFileQuery, patientFileQuery } from '@/contract/exportSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import { attachmentOf } from '../documents/routes';
import { STAFF } from '../http/access';
import type { App } from '../http/app';
import { commandContext } from '../http/command';
import { fileAnswer } from '../http/fields';
import type { CommandContext } from '../core/context';
import { appointmentTable, patientTable } from './queries';
import { fileOf, type ListTable } from './table';

const listFile = fileAnswer(Object.values(LIST_MEDIA_TYPES));

/** Answers a list as a file to save, which no cache keeps. */
async function sendFile(
  reply: FastifyReply,
  { now, timeZone }: CommandContext,
  { list, format, table }: { list: SavedList; format: ListFormat; table: ListTable<unknown> },
) {
  const name = `${SAVED_LIST_NAMES[list]}-${wallClockOf(now, timeZone).date}.${format.toLowerCase()}`;
  void reply
    .type(LIST_MEDIA_TYPES[format])
    .header('content-disposition', attachmentOf(name))
    .header('cache-control', 'private, no-store');
  return reply.send(await fileOf(table, format));
}

/** Lists as files, by the same rule of access as on the screen. */
export function exportRoutes(app: App): void {
  app.get(
    EXPORT_PATHS.patients,
    {
      config: { access: STAFF, audit: { action: 'EXPORT', entity: 'patient-list' } },
      schema: {
        summary: 'La lista de pacientes como archivo',
        querystring: patientFileQuery,
        response: { 200: listFile },
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const context = commandContext(request);
      const { format, ...asked } = request.query;
      const table = await patientTable(context, asked);
      return sendFile(reply, context, { list: 'patients', format, table });
    },
  );

  app.get(
    EXPORT_PATHS.appointments,
    {
      config: { access: STAFF, audit: { action: 'EXPORT', entity: 'appointment-list' } },
      schema: {
        summary: 'La lista de citas como archivo',
        querystring: appointmentFileQuery,
        response: { 200: listFile },
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const context = commandContext(request);
      const { format, ...filters } = request.query;
      const table = await appointmentTable(context, filters);
      return sendFile(reply, context, { list: 'appointments', format, table });
    },
  );
}
