import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // Not layers of Feature-Sliced Design: the contract is shared with the server, and the server is not
  // browser code.
  { ignores: ['**/src/contract/**', '**/src/server/**'] },
  // A domain used by a single page is still a domain. One page per screen keeps each download small.
  { rules: { 'fsd/insignificant-slice': 'off', 'fsd/excessive-slicing': 'off' } },
  // `fixtures.ts` contains a feature's test data. It is not exported by the index, so it stays out of the
  // bundle.
  { files: ['**/features/*/fixtures.ts'], rules: { 'fsd/segments-by-purpose': 'off' } },
  // Tests and stories import test data and the test renderer directly, because no index may export them into
  // the bundle.
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/app/testing/**'],
    rules: { 'fsd/no-public-api-sidestep': 'off' },
  },
  // Stories without a component of their own: foundations and whole compositions.
  {
    files: ['**/shared/ui/compositions/**', '**/shared/ui/foundations/**'],
    rules: { 'fsd/public-api': 'off' },
  },
]);
