import { type Browser, expect, ownPractice, test } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { arrivals } from '../commands/screens';
import { shellPage } from '../pages/shellPage';

const practice = ownPractice({ demo: true });

/** Always refetched when the list is opened, because it must be up to date. */
const ALWAYS_ASKED = ['/api/conversations'];

/** A page of a user in a separate browser. Its function returns the API requests since the last call. */
async function visit(browser: Browser, email: string, path: string) {
  const context = await browser.newContext({ baseURL: practice.url });
  const session = await sessionOf(context.request, practice.url, email, DEMO_PASSWORD);
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  const arrived = arrivals(page);
  await page.goto(path);
  await arrived();
  const questions = () => {
    const now = asked;
    asked = [];
    return now;
  };
  return { page, arrived, questions, close: () => context.close() };
}

/** Menu entries without prefetches: an empty form, and the start of the visits. */
const NOTHING_AHEAD = ['/sessions/new', '/profile'];

for (const email of [DEMO_PEOPLE.THERAPIST, DEMO_PEOPLE.PATIENT])
  test(`${email}: what a screen asks first is asked while the pointer rests on its link, and only once`, async ({
    browser,
  }) => {
    const start = await visit(browser, email, '/profile');
    const links = shellPage(start.page).menu.getByRole('link');
    const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // What the profile asks itself. Parts of it load late, so they may still ask while the pointer rests on a link.
    const own = start.questions();
    await start.close();
    const paths = menu.filter((path) => !NOTHING_AHEAD.includes(path));
    expect(paths.length).toBeGreaterThan(5);

    for (const path of paths) {
      const straight = await visit(browser, email, path);
      const wanted = straight.questions();
      await straight.close();

      const { page, arrived, questions, close } = await visit(browser, email, '/profile');
      questions();
      const link = page.locator(`nav a[href="${path}"]`);
      await link.hover();
      const ahead: string[] = [];
      const collect = () => ahead.push(...questions().filter((one) => !own.includes(one)));
      await expect.poll(collect, { message: path }).toBeGreaterThan(0);
      await arrived();
      collect();
      expect(wanted, path).toEqual(expect.arrayContaining(ahead));

      await link.click();
      await page.waitForURL(`**${path}`);
      await arrived();
      const then = questions();
      expect(
        then.filter((one) => ahead.includes(one) && !ALWAYS_ASKED.includes(one)),
        path,
      ).toEqual([]);
      // When a screen is opened directly, its requests are sent while the sign-in session is verified, each
      // only once.
      const twice = wanted.filter((one, index) => wanted.indexOf(one) !== index);
      expect(
        twice.filter((one) => !ALWAYS_ASKED.includes(one)),
        path,
      ).toEqual([]);
      await close();
    }
  });
