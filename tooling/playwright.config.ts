import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';

const SLOW = /\.slow\.spec\.ts$/;

/** Journeys through the product as people see it. `npm test` builds what they need; see tests/e2e/. */
export default defineConfig({
  testDir: '../tests/e2e/specs',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI, whose machine has neighbours, a journey may try twice, and `npm test` counts those in a line of their own.
  retries: process.env.CI ? 1 : 0,
  // Expectations find faults; the timeout only ends a hung test, even on the slowest machine.
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
    // What takes long and hardly ever fails: `npm run test:slow`, which CI runs after `npm test`.
    { name: 'slow', testMatch: SLOW },
  ],
});
