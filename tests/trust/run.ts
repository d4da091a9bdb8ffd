/**
 * `npm run test:trust`: runs all tests named in SECURITY.md and prints one line per promise with its counts.
 * There are 10,000 random requests, and 1,000 writes under kill -9. `TRUST_REQUESTS`, `TRUST_WRITES` and
 * `TRUST_SEED` set the numbers and the seed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromiumPath } from '../../tooling/chromium';
import { ensureBuild } from '../../tooling/ensureBuild';
import { readPromises } from './promises';
import { runJourneys } from '../../tooling/lib/playwright';
import { program, ROOT, run } from '../../tooling/lib/run';

const FOLDER = join(ROOT, 'node_modules/.cache/trust');
const FIGURES = join(FOLDER, 'figures.jsonl');
const JEST = join(FOLDER, 'jest.json');
const PLAYWRIGHT = join(FOLDER, 'playwright.json');
/** Maximum length of a promise's name in a line, in characters. */
const SHOWN = 48;

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

interface JestResults {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** Number of passed tests by file; 0 if any failed, because a partial proof counts for nothing. */
function readResults(): Map<string, number> {
  const passed = new Map<string, number>();
  const note = (file: string, results: boolean[]) =>
    passed.set(file, results.every(Boolean) ? (passed.get(file) ?? 0) + results.length : 0);
  for (const { name, status, assertionResults } of read<JestResults>(JEST)?.testResults ?? [])
    note(relative(ROOT, name), [
      ...(status === 'passed' ? [] : [false]),
      ...assertionResults.map((result) => result.status === 'passed'),
    ]);
  const specsOf = (suite: PlaywrightSuite): { ok: boolean }[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  for (const suite of read<{ suites: PlaywrightSuite[] }>(PLAYWRIGHT)?.suites ?? [])
    note(
      join('tests/e2e/specs', suite.file),
      specsOf(suite).map(({ ok }) => ok),
    );
  return passed;
}

function readFigures(): Map<string, string[]> {
  const figures = new Map<string, string[]>();
  if (!existsSync(FIGURES)) return figures;
  for (const line of readFileSync(FIGURES, 'utf8').trim().split('\n')) {
    const { promise, proved } = JSON.parse(line) as { promise: string; proved: string };
    figures.set(promise, [...(figures.get(promise) ?? []), proved]);
  }
  return figures;
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const promises = readPromises();
  const files = [...new Set(promises.flatMap((promise) => promise.files))];
  const env = {
    TRUST_REQUESTS: '10000',
    TRUST_WRITES: '1000',
    ...process.env,
    TRUST_FIGURES: FIGURES,
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT,
  };
  const isSpec = (file: string) => file.endsWith('.spec.ts');
  const tests = files.filter((file) => !isSpec(file));
  // Generous time-out, because a slow machine breaks no promise.
  await run(
    program('jest'),
    ['--ci', '--json', '--outputFile', JEST, '--testTimeout=60000', '--runTestsByPath', ...tests],
    { env },
  );
  const specs = files.filter(isSpec);
  if (specs.length > 0) {
    chromiumPath();
    await ensureBuild();
    await runJourneys(['--reporter=list,json', ...specs], { env: { ...process.env, ...env } });
  }

  const passed = readResults();
  const figures = readFigures();
  const width = Math.min(SHOWN, Math.max(...promises.map(({ name }) => name.length)));
  let broken = 0;
  console.log();
  for (const { name, files: proofs } of promises) {
    const counts = proofs.map((file) => passed.get(file) ?? 0);
    const isKept = counts.every((count) => count > 0);
    if (!isKept) broken += 1;
    const tests = counts.reduce((total, count) => total + count, 0);
    const proved = figures.get(name)?.join('; ') ?? `${tests} pruebas`;
    const shown = name.length > SHOWN ? `${name.slice(0, SHOWN - 1)}…` : name;
    console.log(`${isKept ? '✓' : '✗'} ${shown.padEnd(width)}  ${isKept ? proved : 'NO se cumple'}`);
  }
  const isFine = broken === 0 && promises.length > 0;
  console.log(
    isFine
      ? `\n${promises.length} promesas cumplidas`
      : `\n${broken} de ${promises.length} promesas NO se cumplen: véase arriba`,
  );
  process.exitCode = isFine ? 0 : 1;
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
