/**
 * `npm run lint`: types, lint rules, module boundaries, dead code and format, with as many checks at a time as there are
 * cores. Each tool's output is printed when it ends. Exit code 1 if one found something.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { program, start } from './lib/run';

const config = (file: string): string => join('tooling', file);

const SOURCES = ['src', 'tests', 'tooling', '.storybook'];

/** Longest first, so that short ones fill the gaps. */
const CHECKS: ReadonlyArray<[name: string, file: string, args: string[]]> = [
  ['oxlint', program('oxlint'), ['--deny-warnings']],
  [
    'dependency-cruiser',
    program('dependency-cruiser', 'depcruise'),
    ['--config', config('dependencyCruiser.cjs'), ...SOURCES],
  ],
  ['oxfmt', program('oxfmt'), ['--check']],
  ['knip', program('knip'), ['--config', config('knip.config.ts')]],
];

interface Outcome {
  name: string;
  code: number;
  seconds: number;
}

function check([name, file, args]: (typeof CHECKS)[number]): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = start(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    const words: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => words.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => words.push(chunk));
    child.on('error', reject).on('close', (exitCode) => {
      const code = exitCode ?? 1;
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s`);
      if (code !== 0) console.log(Buffer.concat(words).toString());
      resolve({ name, code, seconds });
    });
  });
}

async function main(): Promise<void> {
  const waiting = [...CHECKS];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await check(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  const failed = outcomes.filter(({ code }) => code !== 0).map(({ name }) => name);
  console.log(failed.length > 0 ? `lint: ${failed.join(', ')} found something` : 'lint: nothing found');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
