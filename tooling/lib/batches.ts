import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { program, ROOT } from './run';

/** Read by jest.config.ts. */
const FOLDER = join(ROOT, 'test-results/batches');

/** Several for each worker, so that none is left with a long one in the end. */
const BATCHES = 7;

const ALONE = /\.alone\.test\.tsx?$/;
const REPLACES_MODULES = /\bjest\.(mock|resetModules)\(/;

/**
 * Deals the files out, largest first, because size tells roughly how long a file takes. After the last batch the order
 * turns round, so that the first one does not always get the larger file.
 */
function dealt(files: readonly string[]): string[][] {
  const bySize = files.map((file) => ({ file, size: statSync(file).size })).sort((a, b) => b.size - a.size);
  const batches = Array.from({ length: BATCHES }, (): string[] => []);
  bySize.forEach(({ file }, place) => {
    const step = place % (2 * BATCHES);
    batches[Math.min(step, 2 * BATCHES - 1 - step)]?.push(file);
  });
  return batches;
}

function batchesOf(files: readonly string[]): string[][] {
  const together = files.filter((file) => !ALONE.test(file));
  for (const file of together)
    if (REPLACES_MODULES.test(readFileSync(file, 'utf8')))
      throw new Error(`${relative(ROOT, file)} replaces modules: give it a name that ends in .alone.test`);
  return [...files.filter((file) => ALONE.test(file)).map((file) => [file]), ...dealt(together)];
}

/** The test files of a project of Jest. */
export function testFilesOf(project: string): string[] {
  const found = execFileSync(
    process.execPath,
    [program('jest'), '--selectProjects', project, '--listTests', '--json'],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return (JSON.parse(found) as string[]).sort();
}

/**
 * Joins the test files of a project of Jest into batches: files that Jest runs as one, each test under the path of its
 * file. Jest loads and compiles all modules anew for each file; in a batch it does so once, and the run takes two thirds of
 * the time. A file `*.alone.test.ts` is a batch of its own, because it needs modules that nobody loaded before.
 */
export function writeBatches(project: string): void {
  const folder = join(FOLDER, project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  batchesOf(testFilesOf(project)).forEach((files, index) => {
    const lines = files.map((file) => {
      const [title, path] = [relative(ROOT, file), file].map((text) => JSON.stringify(text));
      return `describe(${title}, () => {\n  require(${path});\n});\n`;
    });
    writeFileSync(join(folder, `batch${index + 1}.test.js`), lines.join(''));
  });
}
