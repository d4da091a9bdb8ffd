import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeOf, newestChange } from './lib/newest';
import { isInstalled, program, ROOT, run } from './lib/run';

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

/** Not part of the browser's bundle: server, tests, and stories, which are only in Storybook. */
const NOT_IN_THE_APP = /[\\/]src[\\/]server$|\.(?:test|stories)\.tsx?$|[\\/]testing$/;
const NOT_IN_THE_STORYBOOK = /[\\/]src[\\/]server$|\.test\.tsx?$/;

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
  sources: readonly string[];
  skip: RegExp;
  /** Environment that the build must have been made for, if its settings come from there. */
  env?: NodeJS.ProcessEnv;
  make: () => Promise<number>;
}

async function ensure({ what, result, sources, skip, env, make }: Build): Promise<void> {
  const changes = await Promise.all(sources.map((source) => newestChange(source, (path) => skip.test(path))));
  const built = changeOf(result);
  if (built >= Math.max(...changes) && (!env || isBuiltFor(env, dirname(result)))) return;
  console.error(`${built ? 'Actualizando' : 'Preparando'} ${what}...`);
  if ((await make()) !== 0) throw new Error(`No se pudo construir ${what}.`);
}

/**
 * Creates the production build in `dist/` if it is missing or older than the sources. One that was made for another
 * `DEVTOOLS` or `REALTIME` is made anew. Without the build tools (`npm ci --omit=dev`) an existing build is used as
 * it is. Throws if the build fails.
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
    sources: SOURCES_OF_THE_APP,
    skip: NOT_IN_THE_APP,
    env: process.env,
    make: () => run(program('webpack'), ['--mode', 'production']),
  });
}

/** Creates the static Storybook in `storybook-static/` if it is missing or older than the sources. */
export async function ensureStorybook(): Promise<void> {
  await ensure({
    what: 'el catálogo de componentes',
    result: at('storybook-static/index.json'),
    sources: ['src', 'public', '.storybook', 'babel.config.js', 'package.json', 'package-lock.json'].map(
      (name) => at(name),
    ),
    skip: NOT_IN_THE_STORYBOOK,
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

/** Creates the QA build (recorder, replay, Redux DevTools) if it is missing or older than the sources. */
export async function ensureQaBuild(): Promise<void> {
  const env = { ...process.env, DEVTOOLS: 'on' };
  await ensure({
    what: 'la construcción de QA',
    result: join(QA_BUILD, 'index.html'),
    sources: SOURCES_OF_THE_APP,
    skip: NOT_IN_THE_APP,
    env,
    make: () => run(program('webpack'), ['--mode', 'production', '--output-path', QA_BUILD], { env }),
  });
}
