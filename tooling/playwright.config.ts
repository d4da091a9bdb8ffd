import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';

const QA = /\.qa\.spec\.ts$/;

/** Journeys through the product from a user's view. `npm test` builds what they need; see tests/e2e/. */
export default defineConfig({
  testDir: '../tests/e2e/specs',
  outputDir: '../test-results',
  // One PostgreSQL for all practices of a run.
  globalSetup: '../src/server/testing/postgresOfRun.ts',
  globalTeardown: '../src/server/testing/postgresAfterRun.ts',
  // One for each core: on two cores a third one makes nothing faster.
  workers: availableParallelism(),
  // The tests of a file share one practice, so they run in one worker.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // In CI, on a shared machine, a failed journey is retried once; `npm test` counts retries separately.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Without a limit, an action on an element that is gone waits until the test's own time is over.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording a trace makes a journey three to five times slower, so only a retry is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'journeys', testIgnore: QA, timeout: 120_000 },
    // Long journeys and the whole catalogue: `npm run test:qa`, run by hand before a release.
    { name: 'qa', testMatch: QA, timeout: 300_000 },
    // The looks of the catalogue, beside those of another commit: `npm run test:visual`.
    {
      name: 'visual',
      testDir: '../tests/visual',
      snapshotPathTemplate: '../node_modules/.cache/visual/looks/{arg}{ext}',
      expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.0005 } },
    },
  ],
});
