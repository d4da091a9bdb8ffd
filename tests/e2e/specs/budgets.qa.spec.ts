import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstScreenOf, LOGIN_BUDGET_KB, withControls } from '../../bench/sizes';
import { program, ROOT, run } from '../../../tooling/lib/run';

const DIST = join(ROOT, 'dist');

test('log-in downloads no more than its budget, in three requests, behind a painted shell', () => {
  const { script, requests, html } = firstScreenOf(DIST);
  expect(script).toBeLessThanOrEqual(LOGIN_BUDGET_KB);
  expect(requests).toBeLessThanOrEqual(3);
  // Painted before any script: text with inline styles.
  expect(html).toMatch(/<style>[^<]*\.shell/);
  expect(html).toMatch(/class="?shell"?[\s>]/);
});

test('the shared controls come with the screens that have some, and not with sign-in or a patient’s day', () => {
  const loading = withControls(DIST);
  // The idle shell loads them for users who work with forms.
  expect(loading).toEqual(
    expect.arrayContaining(['@/pages/appointment-form', '@/shared/ui/time-field/TimeField']),
  );
  const without = ['register', 'password-reset', 'invitation-registration'].concat(
    ['dashboard', 'my-routines', 'my-appointments', 'my-sessions', 'my-documents', 'conversations'],
    ['appointments', 'patients'],
  );
  for (const page of without) expect(loading).not.toContain(`@/pages/${page}`);
  expect(loading).not.toContain('@/app/router/signedInRoutes');
});

test('an import of 200 KB on log-in breaks the budget', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'andadura-budget-'));
  try {
    const at = (name: string) => join(folder, name);
    // Random data, which minifying and compressing cannot make smaller.
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
