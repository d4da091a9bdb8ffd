/**
 * Babel transpiles; types are tsc's business (`npm run lint`). Jest runs in this very Node, so nothing is lowered there;
 * for browsers `browserslist` of package.json decides, and ES modules stay for webpack to shake.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  const isProduction = api.env('production');
  return {
    presets: [
      ['@babel/preset-env', { bugfixes: true, ...(isTest && { targets: { node: 'current' } }) }],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction && !isTest }],
      // `import { type X }` and unused imports go; enums and namespaces are not used in this code.
      ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
    ],
  };
};
