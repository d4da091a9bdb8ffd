import { ROLES } from '@/contract/common/roles';
import { expect, type Page, test } from '../commands/test';
import { expectNoAxeFindings } from '../commands/axe';
import { arrivals, follow, SIGNED_OUT_SCREENS } from '../commands/screens';
import { signedIn } from '../commands/signedIn';
import { shellPage } from '../pages/shellPage';

/** Screens that look otherwise by their query, which the route table does not know. */
const BY_QUERY = ['week', 'day', 'month'].map((range) => `/appointments?view=calendar&range=${range}`);

/** A person's screens, and the same as a query changes them. */
const withQueries = (paths: readonly string[]): string[] => [
  ...paths,
  ...BY_QUERY.filter((path) => paths.includes(path.split('?')[0] ?? '')),
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

/** Notes in every frame how wide the page is, so that what overflows only while data is on its way is found too. */
const watchWidth = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = window as unknown as { overflow: number };
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      watched.overflow = Math.max(watched.overflow, scrollWidth - clientWidth);
      requestAnimationFrame(look);
    };
    watched.overflow = 0;
    look();
  });

/** The most pixels that the page was wider than the screen since this was asked last. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = window as unknown as { overflow: number };
    const { overflow } = watched;
    watched.overflow = 0;
    return overflow;
  });

/** How many pixels of nothing follow the end of the screen, as where hidden texts of a scrolling box lengthen the page. */
const emptyBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? scrollHeight;
    return scrollHeight - Math.max(end + scrollY, clientHeight);
  });

/**
 * Goes to each screen as a link would, on a phone, then widens it. Axe in light; contrast in dark is the catalogue's,
 * story by story. Also fails where a production build speaks to a socket, which it never should.
 */
async function expectSound(page: Page, paths: readonly string[], who: string): Promise<void> {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (request.url().includes('socket.io')) sockets.push(request.url());
  });
  const arrived = arrivals(page);
  await page.goto(paths[0] ?? '/');
  await watchWidth(page);
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    // Forgets how wide the screen before was at the moment when the window shrank.
    await overflowOf(page);
    await follow(page, path);
    await arrived();
    expect(await overflowOf(page), `${path} at 390 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
    await arrived();
    expect(await overflowOf(page), `${path} at 1280 px`).toBeLessThanOrEqual(0);
    // The most that stands below: the bar of a phone, or the note about the demo practice.
    expect(await emptyBelow(page), `empty below ${path}`).toBeLessThanOrEqual(120);
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
});

for (const role of ROLES)
  test(`screens of the role ${role} ${SOUND}`, async ({ browser, demoPractice: practice }) => {
    const { page, paths } = await signedIn(browser, practice.url, role);
    await expectSound(page, withQueries(paths), role);
  });

test('a screen starts at its top, with the focus in it, and the way back leads to where one was', async ({
  browser,
  demoPractice: practice,
}) => {
  const { page } = await signedIn(browser, practice.url, 'THERAPIST', { viewport: DESKTOP });
  const { menu } = shellPage(page);
  const height = () => page.evaluate(() => scrollY);
  // Fetched beforehand, so that it is long at once.
  await page.goto('/exercises');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Rutinas' }).click();
  await expect(page.getByRole('main', { name: 'Rutinas' })).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await height()).toBeGreaterThan(400);
  }).toPass({ timeout: 15_000 });
  await menu.getByRole('link', { name: 'Ejercicios' }).click();
  await expect(page.getByRole('main', { name: 'Ejercicios' })).toBeFocused();
  expect(await height()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('main', { name: 'Rutinas' })).toBeFocused();
  await expect.poll(height).toBeGreaterThan(400);
});
