/**
 * Babel only transpiles; oxlint checks types (`npm run lint`). For Jest, syntax is kept for the current Node.
 * For browsers, `browserslist` in package.json is the target, and ES modules are kept for webpack's tree
 * shaking.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  const isProduction = api.env('production');
  return {
    presets: [
      ['@babel/preset-env', { bugfixes: true, ...(isTest && { targets: { node: 'current' } }) }],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction && !isTest }],
      // Removes `import { type X }` and unused imports. This code base has no enums and namespaces.
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
  };
};
