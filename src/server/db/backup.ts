import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { appliedMigrations, rowsOf, type Database } from './database';
import * as schema from './schema';
import { TABLES } from './tables';

const FORMAT = 'fisioterapia-backup';
const VERSION = 1;
/** Number of rows read and written at once; of a table with bytes, so few that a line stays under some megabytes. */
const BATCH = 500;
const BATCH_WITH_BYTES = 4;

const holdsBytes = new Set(
  TABLES.map(([, table]) => getTableConfig(table))
    .filter(({ columns }) => columns.some((column) => column.getSQLType() === 'bytea'))
    .map(({ name }) => name),
);

interface Header {
  format: typeof FORMAT;
  version: number;
  createdAt: string;
  migrations: number;
}

interface Footer {
  rows: number;
  sha256: string;
}

/** A backup file that cannot be used. The message is shown at the console. */
export class BackupError extends Error {}

/**
 * Names of all tables. Each table follows those that it references, so rows can be inserted in this order.
 */
export function tablesInOrder(): string[] {
  const needs = new Map(
    TABLES.map(([, table]) => {
      const { name, foreignKeys } = getTableConfig(table);
      const others = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
      return [name, others.filter((other) => other !== name)];
    }),
  );
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    needs.get(name)?.forEach(visit);
    ordered.push(name);
  };
  [...needs.keys()].sort().forEach(visit);
  return ordered;
}

async function* batchesOf(db: Database, table: string): AsyncGenerator<string[]> {
  const batch = holdsBytes.has(table) ? BATCH_WITH_BYTES : BATCH;
  // A cursor reads each row once. Pages would sort all that is left for each of them, which takes hours in a large table.
  await db.execute(
    sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(db.execute(sql.raw(`fetch ${batch} from backup`)));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await db.execute(sql`close backup`);
}

async function* linesOf(db: Database, now: Date): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  const line = (text: string) => {
    hash.update(text);
    return `${text}\n`;
  };
  const migrations = await appliedMigrations(db);
  const header: Header = { format: FORMAT, version: VERSION, createdAt: now.toISOString(), migrations };
  yield line(JSON.stringify(header));
  for (const table of tablesInOrder()) {
    for await (const rows of batchesOf(db, table)) {
      count += rows.length;
      yield line(`{"table":${JSON.stringify(table)},"rows":[${rows.join(',')}]}`);
    }
  }
  const footer: Footer = { rows: count, sha256: hash.digest('hex') };
  yield `${JSON.stringify(footer)}\n`;
}

/**
 * Writes all rows, as of one moment, to a compressed file that either kind of database can restore. The file
 * gets its final name only when it is complete and on disk. Resolves to the number of rows.
 */
export async function writeBackup(db: Database, file: string, now: Date): Promise<number> {
  // A name of its own, because a second backup to the same file may be under way.
  const aside = `${file}.${randomUUID()}.part`;
  let rows = 0;
  try {
    await db.transaction(
      async (transaction) => {
        const lines = Readable.from(
          (async function* count() {
            for await (const text of linesOf(transaction, now)) {
              if (text.startsWith('{"rows":')) rows = (JSON.parse(text) as Footer).rows;
              yield text;
            }
          })(),
        );
        await pipeline(lines, createGzip(), createWriteStream(aside, { mode: 0o600, flags: 'wx' }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const handle = await open(aside, 'r+');
    await handle.sync();
    await handle.close();
    await rename(aside, file);
    return rows;
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

const damaged = () =>
  new BackupError('El archivo no es una copia de seguridad completa: está dañado o cortado.');

function readHeader(text: string, migrations: number): void {
  const header = JSON.parse(text) as Partial<Header>;
  if (header.format !== FORMAT)
    throw new BackupError('El archivo no es una copia de seguridad de esta aplicación.');
  if (header.version !== VERSION || header.migrations !== migrations) {
    throw new BackupError(
      'La copia es de otra versión de la aplicación. Restáurala con la versión con la que se hizo y actualiza después.',
    );
  }
}

interface Part {
  table: string;
  rows: Record<string, unknown>[];
}

async function insertRows(db: Database, text: string, known: Set<string>): Promise<Part> {
  const { table, rows } = JSON.parse(text) as Partial<Part>;
  if (!table || !known.has(table) || !Array.isArray(rows)) throw damaged();
  const name = sql.identifier(table);
  // Pass on the JSON text itself, so that numbers beyond JavaScript's precision stay exact.
  const json = text.slice(text.indexOf('"rows":') + '"rows":'.length, -1);
  await db.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json)`,
  );
  return { table, rows };
}

/** A record and the one into which it was merged. */
type MergedRecord = readonly [id: string, mergedInto: string];

/**
 * Takes from restored records into which others they were merged. A merged record refuses rows, and some stay with it: so it
 * counts as merged only when all rows are back.
 */
async function partMerged(db: Database, { table, rows }: Part): Promise<MergedRecord[]> {
  if (table !== getTableConfig(schema.patients).name) return [];
  const merged = rows.flatMap(({ id, merged_into: into }): MergedRecord[] =>
    typeof into === 'string' ? [[String(id), into]] : [],
  );
  if (merged.length > 0)
    await db.update(schema.patients).set({ mergedInto: null }).where(isNotNull(schema.patients.mergedInto));
  return merged;
}

async function joinMerged(db: Database, merged: readonly MergedRecord[]): Promise<void> {
  for (const [id, mergedInto] of merged)
    await db.update(schema.patients).set({ mergedInto }).where(eq(schema.patients.id, id));
}

async function restoreSequences(db: Database): Promise<void> {
  for (const [, table] of TABLES) {
    const { name, columns } = getTableConfig(table);
    for (const column of columns.filter((one) => one.getSQLType() === 'bigserial')) {
      const [tableName, columnName] = [sql.identifier(name), sql.identifier(column.name)];
      await db.execute(
        sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), coalesce(max(${columnName}), 0) + 1, false)
            from ${tableName}`,
      );
    }
  }
}

/**
 * Calls `take` for each line of a compressed file, in order. Throws BackupError if the file cannot be
 * unpacked.
 */
async function eachLine(file: string, take: (line: string) => Promise<void>): Promise<void> {
  // Parts of the line that has not ended yet, joined once: a line may be megabytes long.
  const rest: string[] = [];
  let refusal: unknown;
  try {
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      const decoder = new StringDecoder('utf8');
      for await (const chunk of source) {
        const [end = '', ...begun] = decoder.write(chunk).split('\n');
        rest.push(end);
        for (const next of begun) {
          await take(rest.join('')).catch((error: unknown) => {
            // Keep the error: the pipeline would report only a premature end.
            refusal = error;
            throw error;
          });
          rest.length = 0;
          rest.push(next);
        }
      }
    });
  } catch (caught) {
    const error = refusal ?? caught;
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') || error instanceof SyntaxError)
      throw damaged();
    throw error;
  }
  if (rest.join('') !== '') throw damaged();
}

async function holdsAnything(db: Database): Promise<boolean> {
  const asked = tablesInOrder().map((table) => sql`exists (select from ${sql.identifier(table)})`);
  const [found] = await rowsOf<{ rows: boolean }>(
    db.execute(sql`select ${sql.join(asked, sql` or `)} as rows`),
  );
  return found?.rows === true;
}

/**
 * Fills an empty, migrated database from a backup, all or nothing. Resolves to the number of rows.
 * @throws BackupError when the database holds anything, or the file is damaged or of another version.
 */
export async function readBackup(db: Database, file: string): Promise<number> {
  const migrations = await appliedMigrations(db);
  return db.transaction(async (transaction) => {
    if (await holdsAnything(transaction))
      throw new BackupError('La base de datos no está vacía: restaura la copia en una carpeta o base nueva.');
    const known = new Set(tablesInOrder());
    const hash = createHash('sha256');
    let count = 0;
    let isFirst = true;
    let footer: Footer | undefined;
    const merged: MergedRecord[] = [];
    await eachLine(file, async (text) => {
      if (footer) throw damaged();
      if (text.startsWith('{"rows":')) {
        footer = JSON.parse(text) as Footer;
        return;
      }
      hash.update(text);
      if (isFirst) readHeader(text, migrations);
      else {
        const part = await insertRows(transaction, text, known);
        count += part.rows.length;
        merged.push(...(await partMerged(transaction, part)));
      }
      isFirst = false;
    });
    const told = footer as Footer | undefined;
    if (told?.rows !== count || told.sha256 !== hash.digest('hex')) throw damaged();
    await joinMerged(transaction, merged);
    await restoreSequences(transaction);
    return count;
  });
}
