import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

// A CommonJS package without types, while Storybook loads this file as an ES module.
const optimizeLocales = createRequire(import.meta.url)('@react-aria/optimize-locales-plugin') as {
  webpack(options: { locales: string[] }): NonNullable<Configuration['plugins']>[number];
};

const isCssRule = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('x.css');

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-webpack5-compiler-babel'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  webpackFinal(base) {
    const rules = (base.module?.rules ?? []).filter((rule) => !isCssRule(rule));
    rules.push({
      test: /\.css$/,
      use: [
        'style-loader',
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              // The hash distinguishes files with the same name, e.g. the two RoutineCard.
              localIdentName: '[name]__[local]--[hash:base64:4]',
            },
          },
        },
      ],
    });
    return {
      ...base,
      module: { ...base.module, rules },
      resolve: {
        ...base.resolve,
        alias: { ...base.resolve?.alias, '@': join(import.meta.dirname, '../src') },
      },
      plugins: [
        ...(base.plugins ?? []),
        optimizeLocales.webpack({ locales: ['es-ES'] }),
        new webpack.DefinePlugin({ API_BASE_URL: '""', REALTIME: 'false', __DEVTOOLS__: 'false' }),
      ],
      // Stories are not shipped: their size is irrelevant, and minifying would take minutes.
      performance: { hints: false },
      optimization: { ...base.optimization, minimize: false },
      devtool: base.mode === 'production' ? false : base.devtool,
    };
  },
};

export default config;
