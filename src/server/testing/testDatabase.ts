import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { MIGRATIONS_FOLDER, openInMemory, type Database, type OpenDatabase } from '../db/database';
import * as schema from '../db/schema';

const CACHE = path.resolve(__dirname, '../../../node_modules/.cache/test-database');

/** One file per state of the migrations, so that a changed migration never meets an old template. */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(MIGRATIONS_FOLDER, name)));
  }
  const pglite = readFileSync(
    path.resolve(__dirname, '../../../node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  hash.update((JSON.parse(pglite) as { version: string }).version);
  return path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

async function makeTemplate(file: string): Promise<void> {
  const fresh = await openInMemory();
  await fresh.migrate();
  const dump = Buffer.from(await (await fresh.dump()).arrayBuffer());
  await fresh.close();
  mkdirSync(CACHE, { recursive: true });
  // Written aside and renamed, because several workers may do this at once.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, dump);
  renameSync(aside, file);
}

/** A migrated, empty database in memory; about 1 s, after the first time about 7 s. Share one per test file. */
export async function testDatabase(): Promise<OpenDatabase> {
  const file = templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  return openInMemory(new Blob([new Uint8Array(readFileSync(file))]));
}

/** Empties every table, for use between the tests of a file. */
export async function emptyTables(db: Database): Promise<void> {
  const tables = Object.values<unknown>(schema).filter((value) => value instanceof PgTable);
  const names = tables.map((table) => `"${getTableConfig(table).name}"`).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
