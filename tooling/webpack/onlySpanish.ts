import type { Configuration } from 'webpack';

// The package has no types.
const optimizeLocales: {
  webpack(options: { locales: string[] }): NonNullable<Configuration['plugins']>[number];
} = require('@react-aria/optimize-locales-plugin');

/** Removes all languages of React Aria except Spanish. */
export const onlySpanish = () => optimizeLocales.webpack({ locales: ['es-ES'] });
