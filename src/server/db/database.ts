import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { HOUR_MS } from '@/contract/common/constants';
import { durableStartParams, syncFolder, syncWrites, tidy } from './durability';
import { acquireFolderLock } from './folderLock';
import { rerunning } from './rerunning';
import * as schema from './schema';

/** Common type of PGlite, PostgreSQL and their transactions, so that repositories work with any of them. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /**
   * Applies missing migrations; several processes may call it at once.
   * @throws Error with a text for the console if this version cannot work on the database.
   */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export const MIGRATIONS_FOLDER = path.join(__dirname, 'migrations');

/** Number of migrations of this version. */
export const KNOWN_MIGRATIONS = (
  JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')) as {
    entries: unknown[];
  }
).entries.length;

const migrationsConfig = { migrationsFolder: MIGRATIONS_FOLDER };

/** Rows of a raw statement. Both drivers return `{ rows }`, which the common type does not declare. */
export async function rowsOf<T>(result: PromiseLike<unknown>): Promise<T[]> {
  return ((await result) as { rows: T[] }).rows;
}

/** Number of migrations applied to the database; 0 before the first. */
export async function appliedMigrations(db: Database): Promise<number> {
  const known = await rowsOf<{ name: string | null }>(
    db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`),
  );
  if (!known[0]?.name) return 0;
  const counted = await rowsOf<{ count: number }>(
    db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
  );
  return counted[0]?.count ?? 0;
}

/**
 * Whether all migrations of this version are applied.
 * @throws Error with a text for the console if the database has later ones: this version would write what they refuse, and
 * back up only the tables that it knows.
 */
async function isUpToDate(db: Database): Promise<boolean> {
  const applied = await appliedMigrations(db);
  if (applied > KNOWN_MIGRATIONS)
    throw new Error(
      'La base de datos es de una versión más nueva de la aplicación. Usa esa versión, o restaura la copia con la versión que la hizo.',
    );
  return applied === KNOWN_MIGRATIONS;
}

function fromPglite(client: PGlite, release: () => void = () => undefined): OpenDatabase {
  const driver = drizzlePglite(client, { schema });
  const db = driver as unknown as Database;
  return {
    db,
    async migrate() {
      if (!(await isUpToDate(db))) await migratePglite(driver, migrationsConfig);
    },
    async close() {
      try {
        if (!client.closed) await client.close();
      } finally {
        release();
      }
    },
  };
}

/**
 * Opens the embedded database in `folder`, creating it if missing. A second process on the same folder would
 * silently lose data, so a lock file names the holder; see folderLock.
 * @throws FolderLockedError with a text for the person who started the second process.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  // Only its owner may read health data. PGlite makes files that everybody may read, so the folder itself is closed, also
  // one that was there before.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const release = await acquireFolderLock(folder);
  try {
    const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
    const client = await PGlite.create({
      dataDir: folder,
      extensions: { btree_gist },
      relaxedDurability: false,
      startParams: durableStartParams,
    });
    if (isNew) syncFolder(folder);
    syncWrites(client, folder);
    // If one run fails, the next one does its work.
    const timer = setInterval(() => void tidy(client).catch(() => undefined), HOUR_MS).unref();
    return fromPglite(client, () => {
      clearInterval(timer);
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens a database that lives in memory. `template` is the dump of another database. */
export async function openInMemory(template?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ extensions: { btree_gist }, loadDataDir: template });
  return { ...fromPglite(client), dump: () => client.dumpDataDir('gzip') };
}

interface PoolOptions {
  max?: number;
  connectionTimeoutMillis?: number;
}

/**
 * PostgreSQL normalizes names, by which lists are ordered, in UTF8 alone. In another encoding the practice could be set
 * up, and would fail at its first patient.
 * @throws Error with a text for the console.
 */
async function refuseOtherEncodings(db: Database): Promise<void> {
  const [told] = await rowsOf<{ encoding: string }>(
    db.execute(sql`select current_setting('server_encoding') as encoding`),
  );
  if (told?.encoding !== 'UTF8')
    throw new Error(
      "La base de datos de DATABASE_URL no usa UTF8. Crea otra con ENCODING 'UTF8' TEMPLATE template0.",
    );
}

/** Lock key, arbitrary but equal in every process, so that two starting servers migrate in turn. */
const MIGRATION_LOCK = 7_464_001;

/** Opens PostgreSQL. Nobody waits longer than 1.5 s for a connection, so an outage is answered within 2 s. */
export async function openPostgres(
  url: string,
  { max = 10, connectionTimeoutMillis = 1500 }: PoolOptions = {},
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    keepAlive: true,
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks while checked out, between two statements of a transaction.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = drizzlePg(pool, { schema }) as unknown as Database;
  return {
    db: rerunning(db),
    async migrate() {
      await refuseOtherEncodings(db);
      // Skip the migrator if nothing is missing: a role that may not alter tables (serverRole.sql) would be
      // refused.
      if (await isUpToDate(db)) return;
      // A connection of its own: in a large practice a migration takes longer than a request may, and whoever waits for
      // its turn waits as long.
      const client = new Client({ connectionString: url, connectionTimeoutMillis, keepAlive: true });
      client.on('error', () => undefined);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migratePg(drizzlePg(client, { schema }), migrationsConfig);
      } finally {
        // The lock ends with its connection.
        await client.end().catch(() => undefined);
      }
    },
    close: () => pool.end(),
  };
}

/** Opens PostgreSQL if `databaseUrl` is set, else the embedded database in `db` under `dataDir`. */
export function openDatabase(config: { databaseUrl?: string; dataDir: string }): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openEmbedded(path.join(config.dataDir, 'db'));
}

/** Whether an embedded database exists under `dataDir`. */
export const hasEmbeddedDatabase = (dataDir: string): boolean =>
  existsSync(path.join(dataDir, 'db', 'PG_VERSION'));
