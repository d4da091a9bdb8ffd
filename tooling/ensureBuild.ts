import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInstalled, program, ROOT, run } from './lib/run';
import { changeOf, type Sources, sourcesIn } from './lib/sources';

const at = (...names: string[]): string => join(ROOT, ...names);

const SOURCES_OF_THE_APP = [
  'src',
  'public',
  'webpack.config.ts',
  'tooling/webpack',
  'babel.config.js',
  'package.json',
  'package-lock.json',
].map((name) => at(name));

const SOURCES_OF_THE_STORYBOOK = [
  'src',
  'public',
  '.storybook',
  'babel.config.js',
  'package.json',
  'package-lock.json',
].map((name) => at(name));

/** Not part of the browser's bundle: server, tests, and stories, which are only in Storybook. */
const NOT_IN_THE_APP = /[\\/]src[\\/]server$|\.(?:test|stories)\.tsx?$|[\\/]testing$/;
const NOT_IN_THE_STORYBOOK = /[\\/]src[\\/]server$|\.test\.tsx?$/;

/** What a production build of the application is made of. */
export const sourcesOfTheApp = (): Promise<Sources> => sourcesIn(SOURCES_OF_THE_APP, NOT_IN_THE_APP);

/** File of a production build with the digest of what it was made of. */
export const DIGEST_FILE = 'sources.txt';

/** Whether a production build was made of these sources. One that does not say so was not. */
export function isBuiltOf({ digest }: Sources, folder: string): boolean {
  const file = join(folder, DIGEST_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === digest;
}

/** What settings of webpack.config.ts add to a production build: the `import()` that downloads it. */
const ADDITIONS = { DEVTOOLS: '@/app/devtools', REALTIME: '@/app/realtime' };

/** Whether a production build has the additions that the environment asks for, and no others. Its `bundle.json` tells. */
export function isBuiltFor(env: NodeJS.ProcessEnv, folder: string): boolean {
  try {
    const loads = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Record<string, string[]>;
    return Object.entries(ADDITIONS).every(
      ([setting, request]) => Object.hasOwn(loads, request) === (env[setting] === 'on'),
    );
  } catch {
    return false;
  }
}

interface Build {
  what: string;
  /** File that the build writes last, so its age is that of the build. */
  result: string;
  sources: Sources;
  /** Environment that the build must have been made for, if it is one of the application. */
  env?: NodeJS.ProcessEnv;
  make: () => Promise<number>;
}

async function ensure({ what, result, sources, env, make }: Build): Promise<void> {
  const built = changeOf(result);
  const folder = dirname(result);
  const isRight = !env || (isBuiltFor(env, folder) && isBuiltOf(sources, folder));
  if (built >= sources.newest && isRight) return;
  console.error(`${built ? 'Actualizando' : 'Preparando'} ${what}...`);
  if ((await make()) !== 0) throw new Error(`No se pudo construir ${what}.`);
}

/**
 * Creates the production build in `dist/` if it is missing, older than the sources, or made of others. It is also made anew
 * for another `DEVTOOLS` or `REALTIME`. An installation without the build tools (`npm ci --omit=dev`) uses the build that it
 * has. Throws if the build fails.
 */
export async function ensureBuild(): Promise<void> {
  const result = at('dist/index.html');
  if (!isInstalled('webpack') || !isInstalled('babel-loader')) {
    if (existsSync(result)) return;
    throw new Error(
      'Falta dist/ y no están las herramientas para construirla: ejecuta npm ci y npm run build.',
    );
  }
  await ensure({
    what: 'la aplicación web',
    result,
    sources: await sourcesOfTheApp(),
    env: process.env,
    make: () => run(program('webpack'), ['--mode', 'production']),
  });
}

/** Creates the static Storybook in `storybook-static/` if it is missing or older than the sources. */
export async function ensureStorybook(): Promise<void> {
  await ensure({
    what: 'el catálogo de componentes',
    result: at('storybook-static/index.json'),
    sources: await sourcesIn(SOURCES_OF_THE_STORYBOOK, NOT_IN_THE_STORYBOOK),
    make: () =>
      run(program('storybook'), [
        'build',
        '--quiet',
        '--disable-telemetry',
        '--output-dir',
        'storybook-static',
      ]),
  });
}

/** Folder of the QA build, which includes the developer tools. */
export const QA_BUILD = at('node_modules/.cache/andadura-qa');

/** Creates the QA build, with recorder, replay and Redux DevTools, as `ensureBuild` does. */
export async function ensureQaBuild(): Promise<void> {
  const env = { ...process.env, DEVTOOLS: 'on' };
  await ensure({
    what: 'la construcción de QA',
    result: join(QA_BUILD, 'index.html'),
    sources: await sourcesOfTheApp(),
    env,
    make: () => run(program('webpack'), ['--mode', 'production', '--output-path', QA_BUILD], { env }),
  });
}
