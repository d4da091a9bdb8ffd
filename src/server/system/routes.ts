import * as yup from 'yup';
import { instant } from '@/contract/common/fields';
import { CAPABILITIES, MAIL_OUTBOX, STATUS_PATH } from '@/contract/system';
import { appliedMigrations, KNOWN_MIGRATIONS as expected } from '../db/database';
import type { App } from '../http/app';

const healthAnswer = yup.object({ status: yup.string().required() });

const statusAnswer = yup.object({
  status: yup.string().oneOf(['ok', 'unavailable']).required(),
  version: yup.string().required(),
  database: yup.object({ reachable: yup.boolean().required() }).required(),
  migrations: yup
    .object({
      applied: yup.number().integer().required(),
      expected: yup.number().integer().required(),
      upToDate: yup.boolean().required(),
    })
    .required(),
  now: instant().meta({ description: 'La hora del servidor, que decide qué ha pasado ya' }),
  timeZone: yup.string().required().meta({ description: 'La zona horaria de la consulta' }),
  capabilities: yup
    .array(yup.string().required())
    .required()
    .meta({ description: 'Lo que entiende además de las llamadas documentadas' }),
});

/** Health of the process and of its database. */
export function systemRoutes(app: App): void {
  app.get(
    '/api/health',
    {
      config: { access: 'public', isOpenBeforeSetUp: true },
      schema: { summary: 'El proceso vive', response: { 200: healthAnswer } },
    },
    async () => ({ status: 'ok' }),
  );

  app.get(
    STATUS_PATH,
    {
      config: { access: 'public', isOpenBeforeSetUp: true },
      schema: {
        summary: 'Estado de la base de datos, migraciones, versión y lo que el servidor entiende',
        response: { 200: statusAnswer, 503: statusAnswer },
      },
    },
    async (request, reply) => {
      const told = () => ({
        version: app.appVersion,
        now: app.clock.now().toISOString(),
        timeZone: app.timeZone,
        capabilities: [...CAPABILITIES, ...(app.mailer.isOutbox ? [MAIL_OUTBOX] : [])],
      });
      try {
        // Another process may have set the practice up, and chosen its zone.
        if (!app.practice.isSetUp()) await app.practice.look();
        const applied = await appliedMigrations(request.db);
        return {
          ...told(),
          status: 'ok' as const,
          database: { reachable: true },
          migrations: { applied, expected, upToDate: applied === expected },
        };
      } catch {
        // Not an error of a domain: this answer tells how the server is.
        // oxlint-disable-next-line andadura/domain-error
        void reply.code(503).header('retry-after', '2');
        return {
          ...told(),
          status: 'unavailable' as const,
          database: { reachable: false },
          migrations: { applied: 0, expected, upToDate: false },
        };
      }
    },
  );
}
