import type { Configuration, Module } from 'webpack';

type Splitting = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/** React Aria, and the fields that are made of it. */
const CONTROLS =
  /node_modules[\\/](?:react-aria|react-aria-components|react-stately|@internationalized)[\\/]|[\\/]shared[\\/]ui[\\/](?:aria-overlay|combo-box-field|date-field|date-picker-field|time-field)[\\/][^/\\]+\.tsx?$/;

/** Which modules are downloaded together. */
export const splitting: Splitting = {
  // The entry stays one script: with its style sheet and the page that makes three requests to the first screen.
  chunks: 'async',
  // Below this a request costs more than the bytes twice.
  minSize: 40_000,
  cacheGroups: {
    /*
     * The accessible controls, which forms of many screens share: one script, loaded once with the first screen
     * that needs it, or while the shell is idle (router/SignedInArea).
     */
    controls: {
      name: 'controls',
      chunks: 'async',
      enforce: true,
      priority: 10,
      test: CONTROLS,
    },
    // Code shared by signed-in screens; small compared with the requests it saves.
    screenStyles: {
      name: 'screens',
      chunks: 'async',
      enforce: true,
      priority: -5,
      test: (module: Module) => module.type === 'css/mini-extract',
    },
    /*
     * The styles of the design language go into the entry's sheet, in one order whatever route was opened
     * first: a part's `className` then wins over the part's own rules everywhere or nowhere.
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
