/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { CHROMIUM_FLAGS, chromiumPath } from '../tooling/chromium';

/** Storybook's runner in the Chromium of the other browser tests. */
export default async (): Promise<Config> => {
  const { getJestConfig } = await import('@storybook/test-runner');
  const config = getJestConfig() as Config;
  return {
    ...config,
    testTimeout: 60_000,
    // A worker that grew is replaced between two files; without this one ran out of its 4 GB after half an hour.
    workerIdleMemoryLimit: '1500MB',
    testEnvironmentOptions: {
      'jest-playwright': {
        ...(config.testEnvironmentOptions?.['jest-playwright'] as object),
        launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
        contextOptions: { locale: 'es-ES', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
      },
    },
  };
};
