import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './run';

interface Found {
  newest: number;
  /** Each with its size. */
  files: string[];
}

async function find(path: string, skip: RegExp): Promise<Found> {
  if (skip.test(path)) return { newest: 0, files: [] };
  const info = await stat(path).catch(() => null);
  if (!info) return { newest: 0, files: [] };
  if (!info.isDirectory()) return { newest: info.mtimeMs, files: [`${relative(ROOT, path)} ${info.size}`] };
  const names = await readdir(path);
  const found = await Promise.all(names.map((name) => find(join(path, name), skip)));
  return {
    // A folder's own time changes when files are removed or renamed.
    newest: Math.max(info.mtimeMs, ...found.map(({ newest }) => newest)),
    files: found.flatMap(({ files }) => files),
  };
}

/** What tells whether a build is of these sources. */
export interface Sources {
  /** Time of their latest change, in milliseconds; 0 if there are none. */
  newest: number;
  /**
   * Digest of their names and sizes. An archive keeps the times of its files, and so do some copies. Such files may be older
   * than a build that was made of others.
   */
  digest: string;
}

/** Looks at files and at everything in folders. What `skip` matches, and all in it, counts as absent. */
export async function sourcesIn(paths: readonly string[], skip: RegExp): Promise<Sources> {
  const found = await Promise.all(paths.map((path) => find(path, skip)));
  const files = found.flatMap((one) => one.files).sort();
  return {
    newest: Math.max(0, ...found.map(({ newest }) => newest)),
    digest: createHash('sha256').update(files.join('\n')).digest('hex'),
  };
}

/** Time of a file's last change, in milliseconds; 0 if it is missing. */
export function changeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
