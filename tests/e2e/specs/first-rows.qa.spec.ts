import { expect, ownPractice, test, type Page } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { untilStill } from '../commands/untilStill';

interface List {
  path: string;
  rows: string;
  phone: number;
  desktop: number;
  compact: number;
}

/** Lists of the staff with the rows that are whole on the first screen at least, by screen and density. */
const LISTS: readonly List[] = [
  { path: '/patients', rows: 'tbody [role=row]', phone: 2, desktop: 9, compact: 11 },
  { path: '/invitations', rows: 'tbody [role=row]', phone: 1, desktop: 7, compact: 10 },
  { path: '/appointments', rows: 'tbody [role=row]', phone: 2, desktop: 6, compact: 8 },
  { path: '/exercises', rows: 'main li:has(button)', phone: 1, desktop: 4, compact: 4 },
  { path: '/routines', rows: 'main li:has(button), main article', phone: 1, desktop: 3, compact: 6 },
  { path: '/history', rows: 'main [aria-label="Sesiones"] > li', phone: 2, desktop: 6, compact: 7 },
  { path: '/conversations', rows: 'main li', phone: 8, desktop: 9, compact: 9 },
];

const practice = ownPractice({ demo: true });

/** Rows that begin on the first screen, whole and cut. */
const rowsOn = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const outer = all.filter((row) => !row.parentElement?.closest(selector));
    /** Rows of a long table scroll inside its frame. */
    const frameOf = (row: Element) => row.closest('[role=region]')?.getBoundingClientRect();
    const shown = outer.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return height > 0 && top >= (frameOf(row)?.top ?? 0);
    });
    const bottomOf = (row: Element) => Math.min(innerHeight, frameOf(row)?.bottom ?? innerHeight);
    return {
      whole: shown.filter((row) => row.getBoundingClientRect().bottom <= bottomOf(row) + 1).length,
      begun: shown.filter((row) => row.getBoundingClientRect().top < bottomOf(row)).length,
    };
  }, rows);

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
  ['compact', { width: 1440, height: 900 }],
] as const)
  test(`every list has rows on its first screen: ${size}`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: practice.url,
      viewport,
      hasTouch: size === 'phone',
    });
    const session = await sessionOf(context.request, practice.url, 'ana@demo.es', 'demo1234');
    await context.addInitScript(keepSession, session);
    const page = await context.newPage();
    if (size === 'compact') {
      await page.goto('/patients');
      await page.getByRole('button', { name: /^Vista cómoda/ }).click();
    }
    for (const { path, rows, ...least } of LISTS) {
      await page.goto(path);
      await page.locator(rows).first().waitFor();
      await untilStill(page);
      const { whole, begun } = await rowsOn(page, rows);
      console.log(`${size} ${path}: ${whole} whole rows, ${begun} begun`);
      expect.soft(whole, `${path} on ${size}`).toBeGreaterThanOrEqual(least[size]);
    }
  });
