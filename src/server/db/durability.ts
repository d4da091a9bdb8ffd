import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The part of an open file of PGlite's file system that is used here. */
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

/** Where PGlite's own file system mounts the folder. */
const MOUNT = '/pglite/data';

/**
 * Start parameters that let PostgreSQL ask for its log to be on the disk before a commit is acknowledged. PGlite
 * starts it with `-F` (never ask), and its fdatasync does nothing, while its fsync reaches the file system.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

function syncPath(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Brings a folder and all in it to the disk; for a database that was just made, before anybody was listening. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(folder);
}

/**
 * Gives PGlite's file system the `fsync` it lacks, so that an acknowledged write survives a power loss as far as the
 * disk keeps its word. A failing fsync ends the instance, as it would end PostgreSQL: nothing after it could be trusted.
 * @throws when PGlite's inside is not as expected, so that an upgrade cannot take the promise back unnoticed.
 */
export function syncWrites(client: PGlite, folder: string): void {
  const { FS } = client.Module as unknown as { FS?: FileSystem };
  const stream = FS?.open(`${MOUNT}/PG_VERSION`, 'r');
  if (!FS || !stream?.stream_ops || typeof stream.nfd !== 'number') {
    throw new Error('PGlite keeps its files in another way than this version knows');
  }
  stream.stream_ops.fsync = ({ nfd, path: file }) => {
    if (typeof nfd === 'number') fsyncSync(nfd);
    else syncPath(path.join(folder, path.posix.relative(MOUNT, file)));
    return 0;
  };
  FS.close(stream);
}
