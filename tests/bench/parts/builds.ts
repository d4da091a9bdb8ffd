import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, type RuleSetRule, webpack } from 'webpack';
import configuration from '../../../webpack.config';
import type { Figure } from '../figures';
import { ROOT } from '../../../tooling/lib/run';

const CHANGED = join(ROOT, 'src/pages/login/index.tsx');

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Duration of one build in milliseconds. */
async function build(config: Configuration): Promise<number> {
  const compiler = webpack(config);
  const began = performance.now();
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
        : resolve(),
    ),
  );
  const took = performance.now() - began;
  // The cache is on disk only after closing.
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return took;
}

/**
 * Milliseconds from a file change to the rebuilt result. The second of two, because the first still warms up.
 */
async function rebuild(config: Configuration): Promise<number> {
  const compiler = webpack(config);
  const times: number[] = [];
  const source = readFileSync(CHANGED, 'utf8');
  await new Promise<void>((resolve, reject) => {
    let changedAt = 0;
    const watching = compiler.watch({ aggregateTimeout: 20 }, (error) => {
      if (error) return reject(error);
      if (changedAt > 0) times.push(performance.now() - changedAt);
      if (times.length === 2) return void watching?.close(() => resolve());
      setTimeout(() => {
        changedAt = performance.now();
        writeFileSync(CHANGED, `${source}// ${times.length}\n`);
      }, 1500);
    });
  }).finally(() => writeFileSync(CHANGED, source));
  return times[1] ?? Number.NaN;
}

/** Sets an empty folder for Babel's own cache, because the one in node_modules is full after any build. */
const withBabelCache = (rule: RuleSetRule, folder: string): RuleSetRule =>
  typeof rule.options === 'object' && rule.options.cacheDirectory
    ? { ...rule, options: { ...rule.options, cacheDirectory: folder } }
    : rule;

/** Production build with an empty and with a full cache, and a rebuild during development. */
export async function builds(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'andadura-build-'));
  const config = (mode: 'production' | 'development'): Configuration => {
    const ours = configuration({}, { mode });
    return {
      ...ours,
      output: { ...ours.output, path: join(folder, 'dist', mode) },
      module: {
        rules: (ours.module?.rules as RuleSetRule[]).map((rule) =>
          withBabelCache(rule, join(folder, 'babel')),
        ),
      },
      cache: { ...(ours.cache as object), type: 'filesystem', cacheDirectory: join(folder, 'cache') },
      // Types are checked in a separate process, which would outlive this one.
      plugins: (ours.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ForkTsCheckerWebpackPlugin',
      ),
    };
  };
  try {
    const cold = await build(config('production'));
    const warm = await build(config('production'));
    await build(config('development'));
    const change = await rebuild(config('development'));
    const ratio = warm / cold;
    return [
      {
        what: 'build with a full cache, beside the one that fills it',
        ours: seconds(warm),
        floor: seconds(cold),
        ratio: ratio.toFixed(2),
        budget: '≤ 0.5 ×',
        passed: ratio <= 0.5,
      },
      {
        what: 'change of one file during development',
        ours: seconds(change),
        floor: seconds(cold),
        ratio: (change / cold).toFixed(2),
        budget: '—',
        passed: true,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
