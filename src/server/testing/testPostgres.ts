import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres, type OpenDatabase } from '../db/database';
import { startPostgres, type PostgresProcess } from './postgresProcess';

export interface TestPostgres {
  /** Connection URL of a fresh, empty database. */
  url: string;
  /** Opens and migrates the database with the server's own code. */
  open(options?: { max?: number }): Promise<OpenDatabase>;
  close(): Promise<void>;
}

/** Runs one statement as the administrator of the PostgreSQL at `adminUrl`. */
export async function administrate(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Connection URL of another database on the server of `adminUrl`. */
export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

/**
 * Creates a database with a name of its own, as a copy of `template` if one is named. Copying its files takes 25 ms;
 * writing each of its pages to the log, as PostgreSQL does by default, 165 ms.
 */
export async function createDatabase(adminUrl: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await administrate(adminUrl, `create database ${name}${copied}`);
  return urlOf(adminUrl, name);
}

async function databaseOn(adminUrl: string, close: () => Promise<void>): Promise<TestPostgres> {
  const url = await createDatabase(adminUrl);
  return {
    url,
    async open(options) {
      const database = await openPostgres(url, options);
      await database.migrate();
      return database;
    },
    close,
  };
}

export type OwnPostgres = TestPostgres & Pick<PostgresProcess, 'stop' | 'start'>;

/** A PostgreSQL of the caller's own, for tests that stop or kill it. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const { adminUrl, stop, start, close } = await startPostgres();
  return { ...(await databaseOn(adminUrl, close)), stop, start };
}

/**
 * An empty database on a real PostgreSQL: on the one at TEST_DATABASE_URL, which a run of Jest starts for all its
 * files, else on one of its own.
 */
export function testPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? databaseOn(given, () => Promise.resolve()) : ownPostgres();
}
