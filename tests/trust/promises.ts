import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tooling/lib/run';

export interface Promised {
  /** Bold name in the table of SECURITY.md. */
  name: string;
  /** Paths of its tests, relative to the package's folder. */
  files: string[];
}

/**
 * The promises in the table of SECURITY.md, with the tests that prove them. Throws if a promise has no test,
 * or a test does not exist.
 */
export function readPromises(): Promised[] {
  const lines = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('\n');
  const head = lines.findIndex((line) => /^\| promesa /.test(line));
  const length = lines.slice(head).findIndex((line) => !line.startsWith('|'));
  // Skip the separator line below the table's header.
  return lines.slice(head + 2, head + length).map((row) => {
    const [promise = '', tests = ''] = row.slice(2).split(' | ');
    const name = /^\*\*(.+?)\.?\*\*/.exec(promise)?.[1];
    if (!name) throw new Error(`SECURITY.md: una promesa sin nombre (${promise.trim()})`);
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => {
      const found = ['src/server', 'tests', '']
        .map((folder) => join(folder, file))
        .find((path) => existsSync(join(ROOT, path)));
      if (!found || !/\.(?:test|spec)\.tsx?$/.test(file))
        throw new Error(`SECURITY.md: no existe la prueba ${file} (${name})`);
      return found;
    });
    if (files.length === 0) throw new Error(`SECURITY.md: una promesa sin prueba (${name})`);
    return { name, files };
  });
}
