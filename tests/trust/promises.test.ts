import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPromises } from './promises';
import { ROOT } from '../../tooling/lib/run';

const promises = readPromises();

test('every promise of SECURITY.md has a name of its own and tests that are there', () => {
  const names = promises.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(35);
  expect(new Set(names).size).toBe(names.length);
});

test('every figure is of a promise, noted by a test that the promise names', () => {
  const noted = ['src/server', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
      .flatMap((file) => {
        const path = join(folder, file);
        const text = readFileSync(join(ROOT, path), 'utf8');
        return [...text.matchAll(/\bfigure\(\s*'([^']+)'/g)].map(([, name = '']) => [name, path] as const);
      }),
  );
  expect(noted.length).toBeGreaterThan(20);
  const filesOf = new Map(promises.map(({ name, files }) => [name, files]));
  expect(noted.filter(([name, path]) => !filesOf.get(name)?.includes(path))).toEqual([]);
});
