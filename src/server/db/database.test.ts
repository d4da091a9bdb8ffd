import fs, { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { layTestDatabase, testDatabase } from '../testing/testDatabase';
import { administrate, testPostgres } from '../testing/testPostgres';
import {
  appliedMigrations,
  openDatabase,
  openEmbedded,
  openPostgres,
  rowsOf,
  type Database,
} from './database';
import { tidy } from './durability';
import { consoleTextOf } from './failures';
import { FolderLockedError } from './folderLock';
import { users } from './schema';

const person = (email: string) => ({ name: 'Ana', email, role: 'THERAPIST' as const, passwordHash: 'x' });

/** Leaves the mark of a migration that only a later version has. */
const migrateBeyond = (db: Database) =>
  db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)`);

describe('the embedded database', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'datos-')), 'data');
    mkdirSync(dataDir);
    // Creating a database takes seconds; the journey of the first day does it as a user would.
    await layTestDatabase(dataDir);
  });
  afterAll(() => rmSync(path.dirname(dataDir), { recursive: true }));

  test('keeps its rows, has each on the disk before it is acknowledged, and refuses a second opening', async () => {
    const first = await openDatabase({ dataDir });
    await first.db.insert(users).values(person('ana@test.es'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(FolderLockedError);
    await first.close();
    expect(existsSync(path.join(dataDir, 'db.lock'))).toBe(false);

    const second = await openDatabase({ dataDir });
    await second.migrate();
    expect(await second.db.select({ email: users.email }).from(users)).toEqual([{ email: 'ana@test.es' }]);
    const settings = await rowsOf(
      second.db.execute(sql`select current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`),
    );
    expect(settings).toEqual([{ fsync: 'on', commit: 'on' }]);
    // Nobody else of the machine may read it, although the folder that it was given was open to all.
    expect(fs.statSync(path.join(dataDir, 'db')).mode & 0o077).toBe(0);
    await second.db.execute(
      sql`create table "Álbum" as select g, repeat('x', 500) as text from generate_series(1, 4000) g`,
    );
    await second.db.execute(sql`delete from "Álbum" where g > 10`);
    await tidy((second.db as unknown as { $client: PGlite }).$client);
    // What was deleted has made room, and the planner knows how much is left.
    expect(
      await rowsOf(
        second.db.execute(
          sql`select pg_relation_size('"Álbum"') <= 8192 as "isSmall", reltuples::int as rows from pg_class where relname = 'Álbum'`,
        ),
      ),
    ).toEqual([{ isSmall: true, rows: 10 }]);
    const synced = jest.spyOn(fs, 'fsyncSync');
    for (let index = 1; index <= 5; index += 1) {
      await second.db.insert(users).values(person(`${index}@test.es`));
      expect(synced.mock.calls.length).toBeGreaterThanOrEqual(index);
    }
    await second.close();
  });

  test('of a newer version is refused', async () => {
    const database = await openDatabase({ dataDir });
    await migrateBeyond(database.db);
    await expect(database.migrate()).rejects.toThrow('de una versión más nueva');
    await database.close();
  });

  test('without being opened holds no lock', async () => {
    await expect(openEmbedded(path.join(dataDir, 'auth.key\u0000'))).rejects.toThrow();
  });
});

test('PostgreSQL: two servers that start together migrate in turn', async () => {
  const postgres = await testPostgres();
  const [first, second] = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)]);
  await Promise.all([first.migrate(), second.migrate()]);
  expect(await appliedMigrations(first.db)).toBeGreaterThan(0);
  expect(await appliedMigrations(second.db)).toBe(await appliedMigrations(first.db));
  await Promise.all([first.close(), second.close()]);
  await postgres.close();
});

test('PostgreSQL: a database of a newer version is refused', async () => {
  const database = await testDatabase();
  await migrateBeyond(database.db);
  await expect(database.migrate()).rejects.toThrow('de una versión más nueva');
  await database.close();
});

test('PostgreSQL: a migration may take its time, unlike a request', async () => {
  const postgres = await testPostgres();
  await administrate(
    postgres.url,
    `create table limits_met (ms text);
     create function note_limit() returns event_trigger language plpgsql as
       'begin insert into public.limits_met values (current_setting(''statement_timeout'')); end';
     create event trigger note_limit on ddl_command_start execute function note_limit()`,
  );
  const database = await postgres.open();
  const met = await rowsOf<{ ms: string }>(
    database.db.execute(
      sql`select distinct ms from limits_met union all select current_setting('statement_timeout')`,
    ),
  );
  expect(met).toEqual([{ ms: '0' }, { ms: '10s' }]);
  await database.close();
  await postgres.close();
});

test('PostgreSQL: a database in another encoding than UTF8, where no name could be stored, is refused', async () => {
  const postgres = await testPostgres();
  const url = new URL(postgres.url);
  url.pathname += '_ascii';
  await administrate(
    postgres.url,
    `create database ${url.pathname.slice(1)} encoding 'SQL_ASCII' locale 'C' template template0`,
  );
  const database = await openPostgres(url.toString());
  await expect(database.migrate()).rejects.toThrow('no usa UTF8');
  expect(await appliedMigrations(database.db)).toBe(0);
  await database.close();
  await postgres.close();
});

test.each([
  ['user', (url: URL) => (url.username = 'nadie'), /no admite ese usuario/],
  ['database', (url: URL) => (url.pathname = '/ninguna'), /no existe. Créala/],
])('PostgreSQL: a wrong %s in DATABASE_URL is said at the console', async (_what, change, text) => {
  const postgres = await testPostgres();
  const url = new URL(postgres.url);
  change(url);
  const database = await openPostgres(url.toString());
  const said = await database.migrate().catch(consoleTextOf);
  await database.close();
  await postgres.close();
  expect(said).toMatch(text);
});
