/**
 * `npm test [-- unit|e2e|qa-unit|random|qa-e2e|stories|two-processes ...]`: runs the tests and ends with one line
 * of counts: `N passed, N failed`. Before it come the ten slowest tests of each part and the number of skipped
 * tests. In CI it also names the tests that passed only when retried. Exit code 1 if a test failed, a runner
 * crashed, or a part ran no tests.
 *
 * By default `unit` and `e2e` run. `npm run test:qa` runs the others: long journeys, the whole catalogue, random
 * requests, killed servers.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromiumPath } from './chromium';
import { ensureBuild, ensureQaBuild, ensureStorybook } from './ensureBuild';
import { testFilesOf, writeBatches } from './lib/batches';
import { runJourneys } from './lib/playwright';
import { program, ROOT, run } from './lib/run';

interface Figures {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed, but failed at first. */
  secondTry: string[];
}

const NOTHING: Figures = { passed: 0, failed: 0, skipped: 0, secondTry: [] };

/** A test with its duration in milliseconds. */
interface Timing {
  what: string;
  took: number;
}

/** Result of one part; without counts if its runner wrote none. */
interface Part {
  code: number;
  figures: Figures | null;
  timings?: Timing[];
}

const SHOWN_TIMINGS = 10;

const RESULTS = join(ROOT, 'node_modules/.cache/test-results');
const SPECS = join(ROOT, 'tests/e2e/specs');

/** Reads a runner's results; empty if the runner crashed before writing them. */
function readResults<T>(file: string, read: (results: T) => Omit<Part, 'code'>): Omit<Part, 'code'> {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return { figures: null };
  }
}

/** Prints the slowest tests of a part, where time can be saved. */
function tellSlowest(timings: readonly Timing[]): void {
  const slowest = [...timings].sort((one, other) => other.took - one.took).slice(0, SHOWN_TIMINGS);
  for (const { what, took } of slowest) console.log(`  ${(took / 1000).toFixed(1).padStart(6)} s  ${what}`);
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Number of files that could not be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    assertionResults: { fullName: string; status: string; duration?: number | null; invocations?: number }[];
  }[];
}

/** A larger young generation of V8, in MB: tests make many short-lived objects, and collecting them took a tenth of the time. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Runs Jest, or a runner made of it. The file comes last, because Storybook's runner hands it on after its own options. */
async function inJest(runner: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Part> {
  const file = join(RESULTS, 'jest.json');
  const code = await run(runner, [...args, '--ci', '--json', '--outputFile', file], {
    env: { ...process.env, ...env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_GENERATION}` },
  });
  const results = readResults<JestResults>(file, (told) => {
    const tests = told.testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      figures: {
        passed: told.numPassedTests,
        failed: told.numFailedTests + told.numRuntimeErrorTestSuites,
        skipped: told.numPendingTests + told.numTodoTests,
        secondTry: tests
          .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
          .map(({ fullName }) => fullName),
      },
      timings: tests.map(({ fullName, duration }) => ({ what: fullName, took: duration ?? 0 })),
    };
  });
  return { code, ...results };
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface Journey extends Timing {
  isFlaky: boolean;
}

const journeysOf = ({ file, specs, suites = [] }: PlaywrightSuite): Journey[] => [
  ...specs.map(({ title, tests }) => ({
    what: `${file}: ${title}`,
    took: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  })),
  ...suites.flatMap(journeysOf),
];

interface PlaywrightResults {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside tests, e.g. a file that does not load or a set-up that throws. */
  errors: unknown[];
}

async function inBrowser(specs: string[], env: NodeJS.ProcessEnv): Promise<Part> {
  const file = join(RESULTS, 'playwright.json');
  const code = await runJourneys([...specs, '--reporter=list,json'], {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const results = readResults<PlaywrightResults>(file, ({ stats, errors, suites }) => {
    const timings = suites.flatMap(journeysOf);
    return {
      figures: {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
        secondTry: timings.filter(({ isFlaky }) => isFlaky).map(({ what }) => what),
      },
      timings,
    };
  });
  return { code, ...results };
}

/** The unit tests, in batches of files. */
function units(): Promise<Part> {
  const projects = ['browser', 'server'];
  projects.forEach(writeBatches);
  return inJest(program('jest'), ['--selectProjects', ...projects.map((name) => `${name} batches`)]);
}

/** The slow tests of random values, `RUNS` times as often as at each check; see src/contract/testing/runs.ts. */
function random(): Promise<Part> {
  const files = ['browser', 'server']
    .flatMap(testFilesOf)
    .filter((file) => readFileSync(file, 'utf8').includes('contract/testing/runs'));
  const projects = ['--selectProjects', 'browser', 'server'];
  return inJest(program('jest'), [...projects, '--runTestsByPath', ...files], {
    RUNS: process.env.RUNS ?? '4',
  });
}

let build: Promise<void> | undefined;

/** Starts the build that journeys need. Beside the unit tests, which wait for their database now and then, it costs little time. */
function beginBuild(): Promise<void> {
  build ??= ensureBuild();
  // Told by the part that needs it.
  build.catch(() => undefined);
  return build;
}

async function journeys(): Promise<Part> {
  chromiumPath();
  await beginBuild();
  return inBrowser(['--project', 'journeys'], {});
}

async function qaJourneys(): Promise<Part> {
  chromiumPath();
  // Each of the two chains uses about one core.
  await Promise.all([ensureBuild().then(ensureQaBuild), ensureStorybook()]);
  return inBrowser(['--project', 'qa'], {});
}

/** Every story in Storybook's own runner; see `.storybook/test-runner.ts`. */
async function stories(): Promise<Part> {
  chromiumPath();
  await ensureStorybook();
  const server = fastify();
  await server.register(fastifyStatic, { root: join(ROOT, 'storybook-static') });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const args = ['--index-json', '--url', url, '--maxWorkers', '2', '--disable-telemetry'];
  return inJest(program('@storybook/test-runner', 'test-storybook'), args).finally(() => server.close());
}

/** Repeats every journey that starts a practice, with two server processes per practice on one PostgreSQL. */
async function twoProcesses(): Promise<Part> {
  chromiumPath();
  await ensureBuild();
  await ensureQaBuild();
  const specs = readdirSync(SPECS).filter((name) =>
    /(start|own)Practice\(|demoPractice/.test(readFileSync(join(SPECS, name), 'utf8')),
  );
  return inBrowser(specs, { E2E_PROCESSES: '2' });
}

const PARTS: Record<string, () => Promise<Part>> = {
  unit: units,
  e2e: journeys,
  'qa-unit': () => inJest(program('jest'), ['--selectProjects', 'qa']),
  random,
  'qa-e2e': qaJourneys,
  stories,
  'two-processes': twoProcesses,
};
const UNASKED = ['unit', 'e2e'];

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}.`);

  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const total = { ...NOTHING, secondTry: [] as string[] };
  const troubles: string[] = [];

  const parts = wanted.length > 0 ? wanted : UNASKED;
  if (parts.includes('e2e')) void beginBuild();
  for (const [name, part] of Object.entries(PARTS)) {
    if (!parts.includes(name)) continue;
    const began = performance.now();
    console.log(`\n== ${name}`);
    const {
      code,
      figures,
      timings = [],
    } = await part().catch((error: unknown): Part => {
      console.error(error);
      return { code: 1, figures: null };
    });
    const { passed, failed, skipped, secondTry } = figures ?? NOTHING;
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.secondTry.push(...secondTry);
    if (!figures) troubles.push(`${name}: the runner ended without results (exit code ${code})`);
    else if (passed + failed === 0) troubles.push(`${name}: no test ran`);
    else if (code !== 0 && failed === 0) troubles.push(`${name}: the runner ended with exit code ${code}`);
    tellSlowest(timings);
    console.log(
      `== ${name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }

  for (const trouble of troubles) console.error(trouble);
  // A part without results counts as one failure, so that the last line shows it.
  total.failed += troubles.length;
  process.exitCode = total.failed > 0 ? 1 : 0;
  for (const name of total.secondTry) console.log(`Passed at the second try only: ${name}`);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
