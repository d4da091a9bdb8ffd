import { type BrowserContext, type ConsoleMessage, test as base } from '@playwright/test';

export * from '@playwright/test';

/** A complaint of the console that is no fault. */
interface Complaint {
  text: RegExp;
  /** Path of what it is about. */
  path?: RegExp;
}

/** Such complaints by the reason why they are none. */
export type Expected = Record<string, Complaint | Complaint[]>;

/** Complaints that any journey may meet. */
const ALWAYS: Expected = {
  'the browser counts seconds: a busy machine is late, and a session that has ended needs nothing of it': {
    text: /was preloaded using link preload but not used within a few seconds/,
  },
};

/** `/api/patients/*` as a pattern, or `/api/**` for all that lies below. */
const pathPattern = (path: string) =>
  new RegExp(`^${path.replace(/\*\*?/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))}$`);

/** The browser's own line about a request that the journey wants refused with this status. */
export const refused = (status: number, path: string): Complaint => ({
  text: new RegExp(`^Failed to load resource: the server responded with a status of ${status}\\b`),
  path: pathPattern(path),
});

/** The browser's own line about a request that the journey cuts off. */
export const cutOff = (path: string): Complaint => ({
  text: /^Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)$/,
  path: pathPattern(path),
});

/** Console messages of a sign-in session that the server no longer knows. */
export const endedSession: Complaint[] = [
  refused(401, '/api/auth/verify'),
  { text: /^Token verification failed$/ },
];

const pathOf = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return URL.canParse(url) ? new URL(url).pathname : '';
};

/** Playwright's `test`, extended to fail on console errors and warnings. */
export const test = base.extend<{ expected: Expected; complaints: void }>({
  /** Messages that a journey causes on purpose: `test.use({ expected: { 'why': refused(401, …) } })`. */
  expected: [{}, { option: true }],
  // Collects console errors, warnings and uncaught errors of every page of the test.
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
