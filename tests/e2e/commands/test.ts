import { type BrowserContext, test as base } from '@playwright/test';
import { setClock } from './clock';
import { type Practice, type PracticeOptions, startPractice } from './practice';

export * from '@playwright/test';

/**
 * Playwright's `test`, by the journeys' clock. Closes the pages that a journey opened, which would go on working beside those
 * that follow. Fails on what is right in no journey: uncaught errors, broken rules of the
 * content policy, and answers of 500 and above, unless the journey causes them: `test.use({ mayFail: true })`, or
 * takes out of `complaints` what it broke on purpose.
 */
export const test = base.extend<{ mayFail: boolean; complaints: Set<string> }, { demoPractice: Practice }>({
  /** The demo practice that the journeys of a worker share. A journey changes nothing on which another relies. */
  demoPractice: [
    // Playwright insists on a pattern, even if no other fixture is used.
    async ({}, use) => {
      const practice = await startPractice({ demo: true });
      await use(practice);
      await practice.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** Whether the journey makes the server fail on purpose. */
  mayFail: [false, { option: true }],
  complaints: [
    async ({ browser, mayFail }, use) => {
      const found = new Set<string>();
      const opened = new Set<BrowserContext>();
      const watch = (context: BrowserContext) => {
        opened.add(context);
        void setClock(context);
        context.on('weberror', (error) => {
          found.add(`uncaught: ${error.error().stack ?? error.error().message}`);
        });
        context.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) found.add(message.text());
        });
        context.on('response', (response) => {
          if (response.status() >= 500 && !mayFail) found.add(`${response.status()} ${response.url()}`);
        });
      };
      browser.on('context', watch);
      await use(found);
      browser.off('context', watch);
      await Promise.all(Array.from(opened, (context) => context.close()));
      if (found.size > 0) throw new Error(`A page complained:\n${[...found].join('\n')}`);
    },
    { auto: true },
  ],
});

/** A practice for the tests of one file: there before the first of them, removed after the last. */
export function ownPractice(options?: PracticeOptions): Practice {
  const practice: Partial<Practice> = {};
  test.beforeAll(async () => {
    Object.assign(practice, await startPractice(options));
  });
  test.afterAll(() => practice.remove?.());
  return practice as Practice;
}
