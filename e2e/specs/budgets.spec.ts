import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstScreenOf, LOGIN_BUDGET_KB, routeSizes } from '../../bench/sizes';

const DIST = join(__dirname, '../../dist');

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

test('an import of 200 KB on log-in breaks the budget', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fisia-budget-'));
  try {
    cpSync(DIST, copy, { recursive: true });
    const main = readdirSync(join(copy, 'assets')).find((file) => /^main\..*\.js\.br$/.test(file)) ?? '';
    const path = join(copy, 'assets', main);
    writeFileSync(path, randomBytes(statSync(path).size + 200_000));
    expect(firstScreenOf(copy).script).toBeGreaterThan(LOGIN_BUDGET_KB);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
