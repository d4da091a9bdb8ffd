import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';

const SLOW = /\.slow\.spec\.ts$/;

/** Journeys through the product from a user's view. `npm test` builds what they need; see tests/e2e/. */
export default defineConfig({
  testDir: '../tests/e2e/specs',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI, on a shared machine, a failed journey is retried once; `npm test` counts retries separately.
  retries: process.env.CI ? 1 : 0,
  // Failures are detected by expectations. This timeout only ends a test that hangs, even on the slowest
  // machine.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'journeys', testIgnore: SLOW },
    // Slow journeys that rarely fail: `npm run test:slow`, run by hand before a release.
    { name: 'slow', testMatch: SLOW },
  ],
});
