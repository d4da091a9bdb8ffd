import type { Browser, Page } from '@playwright/test';
import { addDays, startOfWeek } from '@/contract/common/practiceTime';
import { todayOfPractice } from '@/shared/lib/dates';
import { startPractice } from '../../e2e/commands/practice';
import { authPages } from '../../e2e/pages/authPages';
import { bounded, type Figure } from '../figures';
import { untilStill } from '../../e2e/commands/untilStill';

const ROWS = 5_000;
const ROUNDS = 3;
const DAY_MS = 86_400_000;

type Row = Record<string, unknown> & { id: string };

/** Builds `count` rows by copying a few. Each copy gets its own id and the values of `change`. */
function multiplied(rows: readonly Row[], change: (row: Row, copy: number) => Partial<Row>): Row[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const row = rows[index % rows.length];
    if (!row) throw new Error('The practice has no rows to copy');
    const copy = Math.floor(index / rows.length);
    return { ...row, id: `${row.id.slice(0, -6)}${String(index).padStart(6, '0')}`, ...change(row, copy) };
  });
}

/** A different day for each copy, alternating before and after, over about two years. */
const otherDay = (date: string, copy: number): string =>
  new Date(Date.parse(date) + (copy % 2 ? 1 : -1) * Math.ceil(copy / 2) * 35 * DAY_MS).toISOString();

/**
 * Longest task in ms during `act`; 0 if none exceeded the browser's threshold (50 ms). `act` must use CSS
 * selectors, because a search by role reads the whole page and would be measured too.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks = [0];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    Object.assign(window, { observer, tasks });
  });
  await act();
  await untilStill(page);
  return page.evaluate(() => {
    const { observer, tasks } = window as unknown as { observer: PerformanceObserver; tasks: number[] };
    return Math.max(...tasks, ...observer.takeRecords().map(({ duration }) => duration));
  });
}

async function typing(page: Page, label: string, words: readonly string[]): Promise<number> {
  await page.getByRole('searchbox', { name: label }).focus();
  return longestTask(page, async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const word of words) {
        await page.keyboard.type(word, { delay: 30 });
        for (let index = 0; index < word.length; index += 1)
          await page.keyboard.press('Backspace', { delay: 30 });
      }
  });
}

/** Goes two weeks forward and back, waiting each time for the days and their appointments. */
async function walkWeeks(page: Page): Promise<number> {
  const monday = startOfWeek(todayOfPractice());
  const drawn = (weeks: number) =>
    page
      .locator(
        `section[aria-busy="false"]:has([data-date="${addDays(monday, 7 * weeks)}"]) [role="button"][tabindex="0"]`,
      )
      .first()
      .waitFor();
  await drawn(0);
  return longestTask(page, async () => {
    let weeks = 0;
    for (const step of [1, 1, -1, -1]) {
      await page.locator(`button[aria-label="Semana ${step > 0 ? 'siguiente' : 'anterior'}"]`).click();
      await drawn((weeks += step));
    }
  });
}

/**
 * With 5,000 appointments and 5,000 exercises, no action of a therapist may block the page for more than 50
 * ms.
 */
export async function bigScreens(browser: Browser): Promise<Figure[]> {
  const practice = await startPractice({ demo: true });
  try {
    const context = await browser.newContext({
      baseURL: practice.url,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/login');
    await authPages(page).logIn('ana@demo.es', 'demo1234');
    await page.waitForURL('**/dashboard');
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const headers = { authorization: `Bearer ${token}` };
    const rowsOf = async (path: string, key: string): Promise<Row[]> =>
      ((await (await context.request.get(path, { headers })).json()) as Record<string, Row[]>)[key] ?? [];

    const appointments = multiplied(await rowsOf('/api/appointments', 'appointments'), (row, copy) => ({
      date: otherDay(String(row.date), copy),
    }));
    await page.route(
      ({ pathname }) => pathname === '/api/appointments',
      (route) => {
        const { searchParams } = new URL(route.request().url());
        const [from, to] = [searchParams.get('startDate'), searchParams.get('endDate')];
        const shown = appointments.filter(
          ({ date }) => (!from || String(date) >= from) && (!to || String(date).slice(0, to.length) <= to),
        );
        return route.fulfill({ json: { appointments: shown } });
      },
    );
    const exercises = multiplied(await rowsOf('/api/exercises', 'data'), (row, copy) => ({
      name: copy === 0 ? row.name : `${String(row.name)} ${copy}`,
    }));
    await page.route(
      ({ pathname }) => pathname === '/api/exercises',
      (route) => route.fulfill({ json: { exercises } }),
    );

    await page.goto('/appointments');
    await page.getByRole('row').nth(5).waitFor();
    const list = await typing(page, 'Buscar citas', ['garcia', 'tratamiento']);
    await page.getByRole('radio', { name: 'Calendario' }).click();
    const week = await walkWeeks(page);
    await page.goto('/exercises');
    await page.getByRole('main').getByRole('listitem').nth(3).waitFor();
    const library = await typing(page, 'Buscar ejercicios', ['rodilla', 'lumbar']);
    await context.close();

    return [
      bounded('5,000 appointments: longest task while typing a search', list, 'ms', 50),
      bounded('5,000 appointments: longest task when changing week', week, 'ms', 50),
      bounded('5,000 exercises: longest task while typing a search', library, 'ms', 50),
    ];
  } finally {
    await practice.remove();
  }
}
