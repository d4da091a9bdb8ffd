import { statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Time of the latest change of a file or inside a folder, in milliseconds; 0 if there is none. */
export async function newestChange(
  path: string,
  skip: (path: string) => boolean = () => false,
): Promise<number> {
  if (skip(path)) return 0;
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path);
  const times = await Promise.all(names.map((name) => newestChange(join(path, name), skip)));
  // A folder's own time changes when files are removed or renamed.
  return Math.max(info.mtimeMs, ...times);
}

/** Time of a file's last change, in milliseconds; 0 if it is missing. */
export function changeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
