import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstScreenOf, LOGIN_BUDGET_KB, routeSizes } from '../../bench/sizes';
import { program, ROOT, run } from '../../scripts/lib/run';

const DIST = join(ROOT, 'dist');

test('log-in downloads no more than its budget, in three requests, behind a painted shell', () => {
  const { script, requests, html } = firstScreenOf(DIST);
  expect(script).toBeLessThanOrEqual(LOGIN_BUDGET_KB);
  expect(requests).toBeLessThanOrEqual(3);
  // What paints before any script: text, and its style in the page itself.
  expect(html).toMatch(/<style>[^<]*\.shell/);
  expect(html).toMatch(/class="?shell"?[\s>]/);
});

test('every other screen adds no more than its budget', () => {
  const figures = routeSizes(DIST);
  expect(figures.length).toBeGreaterThan(20);
  const tooBig = figures.filter(({ passed }) => !passed);
  expect(tooBig).toEqual([]);
});

test('an import of 200 KB on log-in breaks the budget', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fisia-budget-'));
  try {
    const at = (name: string) => join(folder, name);
    // Nothing that a minifier or a compressor could make smaller.
    writeFileSync(at('heavy.mjs'), `globalThis.heavy = '${randomBytes(150_000).toString('base64')}';`);
    writeFileSync(
      at('entry.mjs'),
      `import './heavy.mjs'; import ${JSON.stringify(join(ROOT, 'src/app/main.tsx'))};`,
    );
    const build = ['--mode', 'production', '--entry-reset', '--entry', at('entry.mjs'), '--cache-readonly'];
    expect(await run(program('webpack'), [...build, '--output-path', at('dist')])).toBe(0);
    expect(firstScreenOf(at('dist')).script).toBeGreaterThan(LOGIN_BUDGET_KB);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
