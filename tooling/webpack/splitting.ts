import type { Configuration, Module } from 'webpack';

type Splitting = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/** React Aria, and the fields based on it. */
const CONTROLS =
  /node_modules[\\/](?:react-aria|react-aria-components|react-stately|@internationalized)[\\/]|[\\/]shared[\\/]ui[\\/](?:aria-overlay|combo-box-field|date-field|date-picker-field|time-field)[\\/][^/\\]+\.tsx?$/;

/** Defines which modules are downloaded together. */
export const splitting: Splitting = {
  // Keep the entry in one script: the first screen then needs three requests, with the style sheet and the
  // page.
  chunks: 'async',
  // For smaller chunks, an additional request costs more than duplicated code.
  minSize: 45_000,
  cacheGroups: {
    /*
     * The accessible controls, shared by the forms of many screens: one script, loaded with the first screen
     * that needs it, or while the shell is idle (router/prefetch).
     */
    controls: {
      name: 'controls',
      chunks: 'async',
      enforce: true,
      priority: 10,
      test: CONTROLS,
    },
    // Code shared by signed-in screens; small compared with the requests that it saves.
    screenStyles: {
      name: 'screens',
      chunks: 'async',
      enforce: true,
      priority: -5,
      test: (module: Module) => module.type === 'css/mini-extract',
    },
    /*
     * The styles of shared components are in the entry's style sheet, always in the same order, whatever
     * route is opened first. Whether a `className` overrides a component's own rules therefore never depends
     * on the route.
     */
    sharedStyles: {
      name: 'main',
      chunks: 'all',
      enforce: true,
      test: (module: Module) =>
        module.type === 'css/mini-extract' && /[\\/]src[\\/](?:app|shared)[\\/]/.test(module.identifier()),
    },
  },
};
