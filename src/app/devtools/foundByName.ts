import type { Domain } from '@/shared/redux';

/*
 * What webpack finds by the names of files, so that a new domain needs no line here. In tests
 * `src/shared/testing/jest/foundByName.ts` stands in, which finds the same.
 */

declare global {
  interface ImportMeta {
    webpackContext: (
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ) => { keys: () => string[]; (file: string): Record<string, unknown> };
  }
}

const contract = import.meta.webpackContext('../../contract', { recursive: false, regExp: /^\.\/\w+\.ts$/ });
const domains = import.meta.webpackContext('../../features', {
  recursive: true,
  regExp: /^\.\/[\w-]+\/domain\.ts$/,
});

/** The modules of the contract. */
export const CONTRACT = contract.keys().map(contract);

/** Domains of all features. */
export const DOMAINS = domains.keys().map(domains).flatMap(Object.values) as Domain[];
