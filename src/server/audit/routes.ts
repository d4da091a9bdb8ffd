import { auditPage, auditPeople, auditQuerySchema, ownAuditQuerySchema } from '@/contract/auditSchemas';
import { AUDIT_PATHS } from '@/contract/audit';
import { ADMINS, PATIENTS } from '../http/access';
import type { App } from '../http/app';
import { commandContext } from '../http/command';
import { listAccess, listAccessPeople, listOwnAccess } from './queries';

/** The access log: an ADMIN reads all of it, a patient that of their own record. Reading it is logged too. */
export function auditRoutes(app: App): void {
  app.get(
    AUDIT_PATHS.list,
    {
      config: { access: ADMINS, audit: { action: 'READ', entity: 'audit' } },
      schema: {
        summary: 'Registro de accesos de la consulta',
        querystring: auditQuerySchema,
        response: { 200: auditPage },
      },
    },
    async (request) => listAccess(commandContext(request), request.query),
  );

  app.get(
    AUDIT_PATHS.people,
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Personas que figuran en el registro de accesos',
        response: { 200: auditPeople },
      },
    },
    async (request) => listAccessPeople(commandContext(request)),
  );

  app.get(
    AUDIT_PATHS.mine,
    {
      config: { access: PATIENTS, audit: { action: 'READ', entity: 'audit' } },
      schema: {
        summary: 'Quién ha visto mi ficha',
        querystring: ownAuditQuerySchema,
        response: { 200: auditPage },
      },
    },
    async (request) => listOwnAccess(commandContext(request), request.query),
  );
}
