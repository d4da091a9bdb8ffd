import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // Not layers of the method: the contract is shared with the server, the server is no part of the browser's house.
  { ignores: ['**/src/contract/**', '**/src/server/**'] },
  // A domain used by one page is still a domain.
  // A page of its own for each of the many screens keeps each download small.
  { rules: { 'fsd/insignificant-slice': 'off', 'fsd/excessive-slicing': 'off' } },
  // `fixtures.ts` is the house's name for a feature's test data; it stays out of the door, and with it of the bundle.
  { files: ['**/features/*/fixtures.ts'], rules: { 'fsd/segments-by-purpose': 'off' } },
  // Tests and stories reach test data and the test renderer, which no door may carry into the bundle.
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/app/testing/**'],
    rules: { 'fsd/no-public-api-sidestep': 'off' },
  },
  // Stories without a component of their own: foundations and whole compositions of the catalogue.
  {
    files: ['**/shared/ui/compositions/**', '**/shared/ui/foundations/**'],
    rules: { 'fsd/public-api': 'off' },
  },
]);
