import { type BrowserContext, type ConsoleMessage, test as base } from '@playwright/test';

import { setClock } from './clock';

export * from '@playwright/test';

/** A console message that is not an error. */
interface Complaint {
  text: RegExp;
  /** Path that the message is about. */
  path?: RegExp;
}

/** Expected messages, keyed by the reason. */
export type Expected = Record<string, Complaint | Complaint[]>;

/** Messages expected in any journey. */
const ALWAYS: Expected = {
  'the browser counts seconds: a busy machine is late, and a session that has ended needs nothing of it': {
    text: /was preloaded using link preload but not used within a few seconds/,
  },
};

/** Converts `/api/patients/*` to a pattern; `/api/**` matches everything below. */
const pathPattern = (path: string) =>
  new RegExp(`^${path.replace(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))}$`);

/** The browser's message about a request that the journey expects to fail with this status. */
export const refused = (status: number, path: string): Complaint => ({
  text: new RegExp(`^Failed to load resource: the server responded with a status of ${status}\\b`),
  path: pathPattern(path),
});

/** The browser's message about a request that the journey aborts. */
export const cutOff = (path: string): Complaint => ({
  text: /^Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)$/,
  path: pathPattern(path),
});

/** Console messages of a sign-in session that has ended on the server. */
export const endedSession: Complaint[] = [
  refused(401, '/api/auth/verify'),
  { text: /^Token verification failed$/ },
];

const pathOf = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return URL.canParse(url) ? new URL(url).pathname : '';
};

/** Playwright's `test`, by the journeys' clock, and extended to fail on console errors and warnings. */
export const test = base.extend<{ expected: Expected; complaints: void }>({
  /** Messages that a journey causes on purpose: `test.use({ expected: { 'why': refused(401, …) } })`. */
  expected: [{}, { option: true }],
  // Collects console errors, warnings and uncaught errors of all pages of a test.
  complaints: [
    async ({ browser, expected }, use) => {
      const found = new Set<string>();
      const none = Object.values({ ...ALWAYS, ...expected }).flat();
      const hear = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const [text, path] = [message.text(), pathOf(message)];
        if (none.some((one) => one.text.test(text) && (one.path?.test(path) ?? true))) return;
        found.add(`${message.type()} at ${path}: ${text}`);
      };
      const watch = (context: BrowserContext) => {
        void setClock(context);
        context.on('console', hear);
        context.on('weberror', (error) => {
          found.add(`uncaught: ${error.error().stack ?? error.error().message}`);
        });
      };
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      if (found.size > 0) throw new Error(`A page complained:\n${[...found].join('\n')}`);
    },
    { auto: true },
  ],
});
