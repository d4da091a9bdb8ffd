import type { Configuration } from 'webpack';

// The package has no types.
const optimizeLocales: {
  webpack(options: { locales: string[] }): NonNullable<Configuration['plugins']>[number];
} = require('@react-aria/optimize-locales-plugin');

/** React Aria speaks thirty languages; this application speaks Spanish. */
export const onlySpanish = () => optimizeLocales.webpack({ locales: ['es-ES'] });
