import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { consoleTextOf } from './failures';

/** The used part of an open file in PGlite's file system. */
interface Stream {
  path: string;
  /** Descriptor of the real file; directories have none. */
  nfd?: number;
  stream_ops: { fsync?: (stream: Stream) => number };
}

interface FileSystem {
  open(file: string, flags: string): Stream;
  close(stream: Stream): void;
}

/** Mount point of the database folder inside PGlite's file system. */
const MOUNT = '/pglite/data';

/**
 * Start parameters that make PostgreSQL flush its log to disk before it acknowledges a commit. PGlite starts
 * it with `-F` (no flush). PGlite's fdatasync does nothing, while its fsync reaches the file system. After a
 * checkpoint, PostgreSQL keeps at most `max_wal_size` of its log.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=128MB'],
];

function syncPath(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes a folder and its content to disk, for a database just created and not yet in use. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(folder);
}

/**
 * Does what PostgreSQL does in the background, for which PGlite has no processes: gives the room of deleted rows back, renews
 * the statistics by which queries are planned, and shortens the log. It takes one table at a time, so that requests are
 * answered in between.
 */
export async function tidy(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) await client.exec(`vacuum (analyze) ${name}`);
  await client.exec('checkpoint');
}

/**
 * Ends the process at once, as PostgreSQL does. PGlite would acknowledge what is not on the disk, and wait
 * for ever at the next write. The whole process would wait with it, and not even hear a stop signal.
 */
function giveUp(reason: string): never {
  process.stderr.write(
    `La base de datos no ha podido guardar en el disco, así que el proceso termina. ${reason} ` +
      'Al arrancar de nuevo está todo lo que se había dado por guardado.\n',
  );
  return process.exit(1);
}

/**
 * Gives PGlite's file system the missing `fsync`, so that an acknowledged write survives a power loss as far
 * as the disk allows. A failing fsync ends the process, and so does a failing write to PostgreSQL's log.
 * @throws if PGlite's internals are not as expected, so that an upgrade cannot silently remove the guarantee.
 */
export function syncWrites(client: PGlite, folder: string): void {
  const module = client.Module as unknown as { FS?: FileSystem; onAbort?: () => void };
  const { FS } = module;
  const stream = FS?.open(`${MOUNT}/PG_VERSION`, 'r');
  if (!FS || !stream?.stream_ops || typeof stream.nfd !== 'number') {
    throw new Error('PGlite keeps its files in another way than this version knows');
  }
  stream.stream_ops.fsync = ({ nfd, path: file }) => {
    try {
      if (typeof nfd === 'number') fsyncSync(nfd);
      else syncPath(path.join(folder, path.posix.relative(MOUNT, file)));
    } catch (error) {
      giveUp(consoleTextOf(error));
    }
    return 0;
  };
  // PostgreSQL aborts where it cannot write its log, as on a full disk.
  module.onAbort = () => giveUp('¿Está lleno?');
  FS.close(stream);
}
