import { startPostgres, type PostgresProcess } from './postgresProcess';

const run = globalThis as { testPostgres?: PostgresProcess };

/**
 * Global set-up of the server's tests and of the journeys: one PostgreSQL for all files of a run, unless
 * TEST_DATABASE_URL names another. The workers read its address from the environment.
 */
export default async function startPostgresOfRun(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  run.testPostgres = await startPostgres();
  process.env['TEST_DATABASE_URL'] = run.testPostgres.adminUrl;
}
