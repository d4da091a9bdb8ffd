/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^fast-check$': '<rootDir>/src/shared/testing/jest/seededFastCheck.ts',
};

const SECOND_TRY = '<rootDir>/src/shared/testing/jest/secondTry.ts';

/** Handed to each module as arguments, because Jest's context makes a look at a global slow (0.3 µs). */
const LOOKED_AT_MOST = ['Object', 'Array'];

const shared: Project = {
  rootDir: __dirname,
  // The pattern is wide because PGlite ships `.cjs` files with dynamic imports. SWC takes a tenth of Babel's time, which
  // counts in a fresh clone, where nothing is cached.
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper,
  // Drizzle looks at them some twenty thousand times a test.
  sandboxInjectedGlobals: LOOKED_AT_MOST,
  restoreMocks: true,
  // Build results and the data of a running practice are not sources.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/', '<rootDir>/data/'],
};

/** Packages that contain only ES modules, so SWC must convert them for Jest's `require`. */
const letThrough = (names: string[]): string[] => [`/node_modules/(?!(?:${names.join('|')})(?:/|-|$))`];

const browser: Project = {
  ...shared,
  displayName: 'browser',
  testEnvironment: '<rootDir>/src/shared/testing/jest/environment.ts',
  testEnvironmentOptions: {
    url: 'https://fisio.test/',
    // An embedded video is not fetched.
    settings: { navigation: { disableChildFrameNavigation: true, disableFallbackToSetURL: true } },
  },
  // React and its libraries look at them all the time.
  sandboxInjectedGlobals: [...LOOKED_AT_MOST, 'document', 'window'],
  setupFiles: ['<rootDir>/src/shared/testing/jest/polyfills.ts'],
  setupFilesAfterEnv: [
    SECOND_TRY,
    '<rootDir>/src/shared/testing/jest/matchers.ts',
    '<rootDir>/src/shared/testing/jest/quietConsole.ts',
  ],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/.storybook/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/server/', '<rootDir>/src/contract/'],
  moduleNameMapper: {
    ...moduleNameMapper,
    // The development runtime notes where each element is made, which takes a tenth of these tests' time. It also warns of a
    // missing key; oxlint finds most of those (react/jsx-key), but not in a list filled by `push` or by a named function.
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
    '/foundByName$': '<rootDir>/src/shared/testing/jest/foundByName.ts',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/shared/testing/jest/emptyModule.ts',
    '\\.(svg|png|jpg|webp|woff2)$': '<rootDir>/src/shared/testing/jest/assetModule.ts',
  },
  transformIgnorePatterns: letThrough(['@storybook', 'storybook', '@redux-devtools', 'lodash-es', 'uqr']),
  // Constants that webpack's DefinePlugin provides in a bundle.
  globals: { API_BASE_URL: '', __DEVTOOLS__: true, REALTIME: false },
};

const server: Project = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  setupFiles: [],
  globalSetup: '<rootDir>/src/server/testing/postgresOfRun.ts',
  globalTeardown: '<rootDir>/src/server/testing/postgresAfterRun.ts',
  setupFilesAfterEnv: [SECOND_TRY],
  testMatch: [
    '<rootDir>/src/server/**/*.test.ts',
    '<rootDir>/src/contract/**/*.test.ts',
    '<rootDir>/tests/**/*.test.ts',
    '<rootDir>/tooling/**/*.test.ts',
  ],
  // QA tests are a separate project.
  testPathIgnorePatterns: ['/node_modules/', '\\.qa\\.test\\.ts$'],
  transformIgnorePatterns: letThrough(['jose', '@electric-sql', 'uqr']),
};

/** Slow tests that rarely fail: `npm run test:qa`, run by hand before a release. */
const qa: Project = {
  ...server,
  displayName: 'qa',
  testMatch: ['<rootDir>/{src,tests,tooling}/**/*.qa.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

/** The tests of a project as `npm test` runs them; see tooling/lib/batches.ts. */
const batches = (project: Project, name: string): Project => ({
  ...project,
  displayName: `${name} batches`,
  testMatch: [`<rootDir>/test-results/batches/${name}/*.test.js`],
});

const config: Config = {
  projects: [browser, server, qa, batches(browser, 'browser'), batches(server, 'server')],
  // One for each core. A worker waits for the database a tenth of its time, but a third one on two cores costs more than that.
  maxWorkers: availableParallelism(),
  // A worker that grew is replaced between two files; without this it needs 3 GB in the end.
  workerIdleMemoryLimit: '1200MB',
  // Ends tests that hang. How long others take depends on the machine, so only a test that needs more has its own limit.
  testTimeout: 300_000,
};

export default config;
