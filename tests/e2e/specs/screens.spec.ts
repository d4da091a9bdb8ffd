import { ROLES } from '@/contract/common/roles';
import { expect, type Page, test } from '../commands/test';
import { expectNoAxeFindings } from '../commands/axe';
import { type Practice, startPractice } from '../commands/practice';
import { SIGNED_OUT_SCREENS } from '../commands/screens';
import { signedIn } from '../commands/signedIn';
import { shellPage } from '../pages/shellPage';

/** Screens that look otherwise by their query, which the route table does not know. */
const BY_QUERY = ['/appointments?view=calendar'];

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

/** A person's screens, and the same as a query changes them. */
const withQueries = (paths: readonly string[]): string[] => [
  ...paths,
  ...BY_QUERY.filter((path) => paths.includes(path.split('?')[0] ?? '')),
];

/**
 * Axe in light; contrast in dark is the catalogue's, story by story. Also fails where a production build speaks to a
 * socket, which it never should.
 */
async function expectAccessible(page: Page, paths: readonly string[], who: string): Promise<void> {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (request.url().includes('socket.io')) sockets.push(request.url());
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(shellPage(page).heading()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await overflowOf(page), `${path} at 1280 px`).toBeLessThanOrEqual(0);
    await expectNoAxeFindings(page, `${who} ${path}`);
  }
  expect(sockets).toEqual([]);
}

/** Pixels that the page is wider than the screen. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNarrow(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(shellPage(page).heading()).toBeVisible();
    expect(await overflowOf(page), `${path} at 390 px, while its data is on its way`).toBeLessThanOrEqual(0);
    await page.waitForLoadState('networkidle');
    expect(await overflowOf(page), `${path} at 390 px`).toBeLessThanOrEqual(0);
  }
}

const CLEAN = 'have no axe finding, fit 1280 px, and break no rule of the CSP';
const NARROW = 'fit 390 px without sideways scrolling';
const PHONE = { width: 390, height: 844 };

// A walk over all screens of a role; each single wait keeps its own limit. The walks change nothing, so they need no order:
// each worker has a practice of its own.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test.describe('screens before the sign-in', () => {
  test(CLEAN, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: practice.url });
    await expectAccessible(page, SIGNED_OUT_SCREENS, 'nobody');
    await page.close();
  });

  test(NARROW, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: practice.url, viewport: PHONE });
    await expectNarrow(page, SIGNED_OUT_SCREENS);
    await page.close();
  });
});

for (const role of ROLES)
  test.describe(`screens of the role ${role}`, () => {
    test(CLEAN, async ({ browser }) => {
      const { context, page, paths } = await signedIn(browser, practice.url, role);
      await expectAccessible(page, withQueries(paths), role);
      await context.close();
    });

    test(NARROW, async ({ browser }) => {
      const { context, page, paths } = await signedIn(browser, practice.url, role, { viewport: PHONE });
      await expectNarrow(page, withQueries(paths));
      await context.close();
    });
  });
