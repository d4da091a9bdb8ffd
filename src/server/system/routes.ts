import * as yup from 'yup';
import { instant } from '@/contract/common/fields';
import { CAPABILITIES, HEALTH_PATH, MAIL_OUTBOX } from '@/contract/system';
import { appliedMigrations, KNOWN_MIGRATIONS as expected } from '../db/database';
import type { App } from '../http/app';

const healthAnswer = yup.object({
  status: yup.string().required(),
  now: instant().meta({ description: 'La hora del servidor, que decide qué ha pasado ya' }),
  capabilities: yup
    .array(yup.string().required())
    .required()
    .meta({ description: 'Lo que entiende además de las llamadas documentadas' }),
});

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
});

/** Health of the process and of its database. */
export function systemRoutes(app: App): void {
  app.get(
    HEALTH_PATH,
    {
      config: { access: 'public', isOpenBeforeSetUp: true },
      schema: { summary: 'El proceso vive', response: { 200: healthAnswer } },
    },
    async () => ({
      status: 'ok',
      now: app.clock.now().toISOString(),
      capabilities: [...CAPABILITIES, ...(app.mailer.isOutbox ? [MAIL_OUTBOX] : [])],
    }),
  );

  app.get(
    '/api/system-status',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Estado de la base de datos, migraciones y versión',
        response: { 200: statusAnswer, 503: statusAnswer },
      },
    },
    async (request, reply) => {
      try {
        const applied = await appliedMigrations(request.db);
        return {
          status: 'ok' as const,
          version: app.appVersion,
          database: { reachable: true },
          migrations: { applied, expected, upToDate: applied === expected },
        };
      } catch {
        // Not an error of a domain: this answer tells how the server is.
        // eslint-disable-next-line no-restricted-syntax
        void reply.code(503).header('retry-after', '2');
        return {
          status: 'unavailable' as const,
          version: app.appVersion,
          database: { reachable: false },
          migrations: { applied: 0, expected, upToDate: false },
        };
      }
    },
  );
}
