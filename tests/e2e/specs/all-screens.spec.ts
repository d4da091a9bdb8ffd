import { ROLES } from '@/contract/common/roles';
import { expect, type Page, test } from '../commands/test';
import { expectNoAxeFindings } from '../commands/axe';
import { arrivals, SIGNED_OUT_SCREENS } from '../commands/screens';
import { signedIn } from '../commands/signedIn';
import { shellPage } from '../pages/shellPage';

/** Screens that look otherwise by their query, which the route table does not know. */
const BY_QUERY = ['/appointments?view=calendar'];

/** A person's screens, and the same as a query changes them. */
const withQueries = (paths: readonly string[]): string[] => [
  ...paths,
  ...BY_QUERY.filter((path) => paths.includes(path.split('?')[0] ?? '')),
];

/** Pixels that the page is wider than the screen. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

/**
 * Opens each screen as on a phone, then widens it. Axe in light; contrast in dark is the catalogue's, story by story.
 * Also fails where a production build speaks to a socket, which it never should.
 */
async function expectSound(page: Page, paths: readonly string[], who: string): Promise<void> {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (request.url().includes('socket.io')) sockets.push(request.url());
  });
  const arrived = arrivals(page);
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(shellPage(page).heading()).toBeVisible();
    expect(await overflowOf(page), `${path} at 390 px, while its data is on its way`).toBeLessThanOrEqual(0);
    await arrived();
    expect(await overflowOf(page), `${path} at 390 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
    await arrived();
    expect(await overflowOf(page), `${path} at 1280 px`).toBeLessThanOrEqual(0);
    await expectNoAxeFindings(page, `${who} ${path}`);
  }
  expect(sockets).toEqual([]);
}

const SOUND = 'fit 390 and 1280 px, have no axe finding, and break no rule of the CSP';

// A walk over all screens of a role; each single wait keeps its own limit. The walks change nothing, so they need no order.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test(`screens before the sign-in ${SOUND}`, async ({ browser, demoPractice: practice }) => {
  const page = await browser.newPage({ baseURL: practice.url });
  await expectSound(page, SIGNED_OUT_SCREENS, 'nobody');
  await page.close();
});

for (const role of ROLES)
  test(`screens of the role ${role} ${SOUND}`, async ({ browser, demoPractice: practice }) => {
    const { context, page, paths } = await signedIn(browser, practice.url, role);
    await expectSound(page, withQueries(paths), role);
    await context.close();
  });
