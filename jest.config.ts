/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const moduleNameMapper = { '^@/(.*)$': '<rootDir>/src/$1' };

const SECOND_TRY = '<rootDir>/src/shared/testing/jest/secondTry.ts';

const shared: Project = {
  rootDir: __dirname,
  // PGlite ships `.cjs` with dynamic imports, hence the wide pattern.
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
  moduleNameMapper,
  restoreMocks: true,
  // Build results and the data of a running practice are no sources.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/', '<rootDir>/data/'],
};

/** Packages that ship ES modules only, so that Babel must turn them into what Jest's `require` can read. */
const letThrough = (names: string[]): string[] => [`/node_modules/(?!(?:${names.join('|')})(?:/|-|$))`];

const browser: Project = {
  ...shared,
  displayName: 'browser',
  testEnvironment: '<rootDir>/src/shared/testing/jest/environment.ts',
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
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/shared/testing/jest/emptyModule.ts',
    '\\.(svg|png|jpg|webp|woff2)$': '<rootDir>/src/shared/testing/jest/assetModule.ts',
  },
  transformIgnorePatterns: letThrough(['@storybook', 'storybook', '@redux-devtools', 'lodash-es', 'uqr']),
  // What webpack's DefinePlugin writes into a bundle.
  globals: { API_BASE_URL: '', __DEVTOOLS__: true, REALTIME: false },
};

const server: Project = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  setupFiles: [],
  setupFilesAfterEnv: [SECOND_TRY],
  testMatch: [
    '<rootDir>/src/server/**/*.test.ts',
    '<rootDir>/src/contract/**/*.test.ts',
    '<rootDir>/tests/**/*.test.ts',
    '<rootDir>/tooling/**/*.test.ts',
  ],
  // Slow ones are a project of their own.
  testPathIgnorePatterns: ['/node_modules/', '\\.slow\\.test\\.ts$'],
  transformIgnorePatterns: letThrough(['jose', '@electric-sql', 'uqr']),
};

/** Proofs that take long and hardly ever fail: `npm run test:slow`, which CI runs after `npm test`. */
const slow: Project = {
  ...server,
  displayName: 'slow',
  testMatch: ['<rootDir>/tests/**/*.slow.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

const config: Config = {
  projects: [browser, server, slow],
  maxWorkers: availableParallelism(),
  // PGlite opens in seconds on a loaded machine; tests themselves use fake clocks.
  testTimeout: 60_000,
};

export default config;
