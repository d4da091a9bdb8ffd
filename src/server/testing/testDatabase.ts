import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import {
  MIGRATIONS_FOLDER,
  openInMemory,
  openPostgres,
  rowsOf,
  type Database,
  type OpenDatabase,
} from '../db/database';
import { databaseFailureOf } from '../db/failures';
import { TABLES } from '../db/tables';
import { administrate, createDatabase, urlOf } from './testPostgres';

const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/test-database');

/** A hash of all migrations and of `more`: part of a template's name, so a changed migration makes a new one. */
function schemaHash(more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function embeddedTemplateFile(): string {
  const pglite = readFileSync(
    path.resolve(__dirname, '../../../node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  return path.join(CACHE, `${schemaHash((JSON.parse(pglite) as { version: string }).version)}.tar.gz`);
}

async function makeEmbeddedTemplate(file: string): Promise<void> {
  const fresh = await openInMemory();
  await fresh.migrate();
  const dump = Buffer.from(await (await fresh.dump()).arrayBuffer());
  await fresh.close();
  mkdirSync(CACHE, { recursive: true });
  // Write to a temporary file and rename it, because several workers may do this at once.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, dump);
  renameSync(aside, file);
}

async function embeddedTemplate(): Promise<string> {
  const file = embeddedTemplateFile();
  if (!existsSync(file)) await makeEmbeddedTemplate(file);
  return file;
}

/** A migrated, empty embedded database in memory, for the few tests that prove the server on it. */
export async function embeddedTestDatabase(): Promise<OpenDatabase> {
  return openInMemory(new Blob([new Uint8Array(readFileSync(await embeddedTemplate()))]));
}

/** On a busy machine PostgreSQL takes longer to let somebody in than people are made to wait. */
const PATIENCE = { connectionTimeoutMillis: 60_000 };

/** Lock key, arbitrary but equal in every worker. */
const TEMPLATE_LOCK = 7_464_002;

/** What a database to copy holds, beside the schema. */
export interface Filling {
  /** Tells this filling from all others. */
  name: string;
  fill(db: Database): Promise<unknown>;
}

/** Name of a migrated database on the server at `adminUrl`, which the first worker to ask makes and fills. */
async function postgresTemplate(adminUrl: string, filling?: Filling): Promise<string> {
  const name = `template_${schemaHash(filling?.name)}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      await admin.query(`drop database if exists ${name}_unfinished`);
      await admin.query(`create database ${name}_unfinished`);
      const fresh = await openPostgres(urlOf(adminUrl, `${name}_unfinished`), PATIENCE);
      await fresh.migrate();
      await filling?.fill(fresh.db);
      await fresh.close();
      await admin.query(`alter database ${name}_unfinished rename to ${name}`);
    }
  } finally {
    await admin.end();
  }
  return name;
}

/** A migrated database on the PostgreSQL of the run, empty but for `filling`. Takes a tenth of a second. */
export async function databaseOfRun(filling?: Filling): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is missing: the set-up of a run of tests sets it');
  const url = await createDatabase(adminUrl, await postgresTemplate(adminUrl, filling));
  return {
    url,
    drop: () =>
      administrate(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`),
  };
}

/** The same without filling, opened. */
export async function testDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await databaseOfRun();
  const database = await openPostgres(url, PATIENCE);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Puts a migrated, empty database into `dataDir`. Creating one is most of a server's first start. */
export async function layTestDatabase(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'db');
  mkdirSync(folder, { mode: 0o700 });
  // tar warns on stderr about names that begin at the root of the dump; the pipe hides the warning.
  execFileSync('tar', ['-xzf', await embeddedTemplate(), '-C', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

const NAMES = TABLES.map(([, table]) => getTableConfig(table).name);

/**
 * The value of one SQL aggregate over the rows `t` of each table, as text by the table's name, in one statement:
 * `perTable(db, 'count(*)')`. Planning it for all tables takes 40 ms.
 */
export async function perTable(
  db: Database,
  aggregate: string,
  names: readonly string[] = NAMES,
): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const parts = names.map(
    (name) => `select '${name}' as name, (select ${aggregate} from "${name}" as t)::text as value`,
  );
  const rows = await rowsOf<{ name: string; value: string | null }>(
    db.execute(sql.raw(parts.join(' union all '))),
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value ?? '']));
}

/**
 * SQL that runs statements without foreign keys and triggers, in one round trip. Emptying about twenty tables
 * this way is ten times faster than `truncate`, which creates new files for each.
 */
const atWill = (statements: string) =>
  sql.raw(`do $do$ declare place regclass; begin
    set local session_replication_role = replica;
    ${statements}
  end $do$`);

/** Planning a statement takes longer than deleting few rows, so only tables whose file holds something are asked. */
const EMPTY = `for place in select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
  loop execute format('delete from %s', place); end loop;`;
const COUNT_ANEW = `for place in select format('%I.%I', schemaname, sequencename) from pg_sequences where schemaname = 'public'
  loop perform setval(place, 1, false); end loop;`;

/** Empties every table; for use between the tests of a file. */
export async function emptyTables(db: Database): Promise<void> {
  try {
    await db.execute(atWill(`${EMPTY} ${COUNT_ANEW}`));
  } catch (error) {
    // Only a superuser may do this, and the user of TEST_DATABASE_URL need not be one.
    if (databaseFailureOf(error)?.code !== '42501') throw error;
    await db.execute(sql.raw(`truncate ${NAMES.join(', ')} restart identity cascade`));
  }
}

/** Notes which tables are written to, by a trigger on each. */
const NOTE_WRITES = `
  create schema kept;
  create table kept.written (name text);
  create function kept.note() returns trigger language plpgsql as $note$ begin
    insert into kept.written values (tg_table_name); return null;
  end $note$;
  ${NAMES.map(
    (name) =>
      `create table kept.${name} as table public.${name};
       create trigger note after insert or update or delete on ${name} execute function kept.note();`,
  ).join(' ')}`;

const PUT_BACK = `for place in select distinct to_regclass(name) from kept.written loop
    execute format('delete from public.%1$s; insert into public.%1$s select * from kept.%1$s', place);
  end loop; delete from kept.written;`;

/** Copies the content of every table. The returned function restores what was written since, within milliseconds. */
export async function keepTables(db: Database): Promise<() => Promise<void>> {
  await db.execute(sql.raw(NOTE_WRITES));
  return async () => void (await db.execute(atWill(PUT_BACK)));
}

/** Names of the tables that were written since `keepTables` restored them. */
export const writtenTables = async (db: Database): Promise<string[]> =>
  (await rowsOf<{ name: string }>(db.execute('select distinct name from kept.written'))).map(
    ({ name }) => name,
  );

/**
 * Resolves once somebody waits for a lock in this PostgreSQL database. Pass no transaction: it would see one moment alone.
 */
export async function untilSomebodyWaits(db: Database): Promise<void> {
  const query = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let waiting = 0;
  while (waiting === 0) waiting = (await rowsOf(db.execute(query))).length;
}
