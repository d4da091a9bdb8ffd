import type { PostgresProcess } from './postgresProcess';

/** The global tear-down: ends what `postgresOfRun` has started. */
export default async function stopPostgresOfRun(): Promise<void> {
  await (globalThis as { testPostgres?: PostgresProcess }).testPostgres?.close();
}
