import { AUDIT_PAGE } from '@/contract/audit/limits';
import { AUDIT_PATHS } from '@/contract/audit/paths';
import { auditQuerySchema, ownAuditQuerySchema } from '@/contract/audit/schemas';
import { addDays, startOfDay } from '@/contract/common/practiceTime';
import { ADMINS, ownPatientId, PATIENTS, signedIn } from '../http/access';
import type { App } from '../http/app';
import { badRequest } from '../http/errors';
import { isUuid } from '../http/fields';
import { auditPageAnswer, auditPeopleAnswer, toPage } from './answers';
import { auditRepository } from './repository';

/** A cursor is the id of an event: a whole number that the database's bigint can hold. */
function readCursor(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw badRequest('El cursor no es válido');
  return Number(text);
}

/** The access log: all of it for an ADMIN, that of their own record for a patient. To look is an event as well. */
export function auditRoutes(app: App): void {
  const { timeZone } = app;

  app.get(
    AUDIT_PATHS.list,
    {
      config: { access: ADMINS, audit: { action: 'READ', entity: 'audit' } },
      schema: {
        summary: 'Registro de accesos de la consulta',
        querystring: auditQuerySchema,
        response: { 200: auditPageAnswer },
      },
    },
    async (request) => {
      const {
        patientId,
        actorId,
        action,
        outcome,
        from,
        to,
        cursor,
        limit = AUDIT_PAGE.default,
      } = request.query;
      const rows = await auditRepository(request.db).list({
        patientId: patientId || undefined,
        actorId: actorId || undefined,
        action,
        outcome,
        from: from ? startOfDay(from, timeZone) : undefined,
        before: to ? startOfDay(addDays(to, 1), timeZone) : undefined,
        after: readCursor(cursor),
        limit,
      });
      if (isUuid(patientId)) request.audited({ patientId });
      return toPage(rows, limit, true);
    },
  );

  app.get(
    AUDIT_PATHS.people,
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Personas que figuran en el registro de accesos',
        response: { 200: auditPeopleAnswer },
      },
    },
    async (request) => ({ people: await auditRepository(request.db).people() }),
  );

  app.get(
    AUDIT_PATHS.mine,
    {
      config: { access: PATIENTS, audit: { action: 'READ', entity: 'audit' } },
      schema: {
        summary: 'Quién ha visto mi ficha',
        querystring: ownAuditQuerySchema,
        response: { 200: auditPageAnswer },
      },
    },
    async (request) => {
      const patientId = ownPatientId(request);
      const { by = 'OTHERS', cursor, limit = AUDIT_PAGE.default } = request.query;
      const rows = await auditRepository(request.db).list({
        patientId,
        // Who was refused has not seen the record.
        outcome: 'DONE',
        withoutActor: by === 'OTHERS' ? signedIn(request).id : undefined,
        after: readCursor(cursor),
        limit,
      });
      request.audited({ patientId });
      return toPage(rows, limit, false);
    },
  );
}
