/**
 * Babel transpiles for browsers: `browserslist` in package.json is the target, and ES modules are kept for webpack's
 * tree shaking. oxlint checks types (`npm run lint`), and SWC transpiles tests (jest.config.ts).
 */
module.exports = (api) => ({
  presets: [
    ['@babel/preset-env', { bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic', development: !api.env('production') }],
    // Removes `import { type X }` and unused imports. This code base has no enums and namespaces.
    ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
  ],
});
