import { expect, type Locator, type Page, test } from '../commands/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { type Practice, startPractice } from '../commands/practice';
import { authPages } from '../pages/authPages';
import { myRoutinesPage } from '../pages/myRoutinesPage';
import { runnerPage } from '../pages/runnerPage';
import { shellPage } from '../pages/shellPage';

let practice: Practice;
test.beforeEach(async () => {
  practice = await startPractice({ demo: true });
});
test.afterEach(async ({ browser }) => {
  // Pages first: a page that is online again sends what it could not send.
  await Promise.all(browser.contexts().map((context) => context.close()));
  await practice?.remove();
});

/** Screens used for exercises: small and usual phones, also in landscape, and a desktop at 400 %. */
const SCREENS = [
  { width: 360, height: 640, texts: [100, 200, 400] },
  { width: 390, height: 844, texts: [100, 200, 400] },
  { width: 844, height: 390, texts: [100, 200, 400] },
  { width: 640, height: 512, texts: [100] },
  { width: 320, height: 256, texts: [100] },
] as const;

/** Says what hides parts of an element; empty if it is completely visible. */
const faultsOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const faults: string[] = [];
    if (width === 0 || height === 0) faults.push('without size');
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      faults.push(`out of view: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      faults.push(`its text is cut: ${element.scrollWidth} in ${element.clientWidth}`);
    const inset = 3;
    for (const [x, y] of [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, (top + bottom) / 2],
      [right - inset, (top + bottom) / 2],
      [(left + right) / 2, top + inset],
      [(left + right) / 2, bottom - inset],
    ] as const) {
      const hit = document.elementFromPoint(x, y);
      // Elements in the same block do not cover one another.
      if (!hit || !element.parentElement?.contains(hit))
        faults.push(`covered at ${Math.round(x)} ${Math.round(y)} by ${hit?.tagName} ${hit?.className}`);
    }
    return faults;
  });

type Runner = ReturnType<typeof runnerPage>;

// Dozens of layouts: a slow machine needs its time.
test.describe.configure({ timeout: 600_000 });

/** Checks that every part is completely visible on every screen and at every text size. */
async function expectWhole(page: Page, about: string, parts: Record<string, Locator>): Promise<void> {
  for (const { texts, ...size } of SCREENS) {
    await page.setViewportSize(size);
    for (const text of texts) {
      await page.evaluate((share) => {
        document.documentElement.style.fontSize = `${share}%`;
      }, text);
      const faults = async () => {
        const found = await Promise.all(
          Object.entries(parts).map(async ([name, part]) =>
            (await faultsOf(part)).map((fault) => `${name}: ${fault}`),
          ),
        );
        return found.flat();
      };
      await expect.poll(faults, { message: `${about}, ${size.width}×${size.height}, ${text} %` }).toEqual([]);
      const folder = process.env.RUNNER_PICTURES;
      if (folder)
        await page.screenshot({ path: `${folder}/${about}-${size.width}x${size.height}-${text}.png` });
    }
  }
}

async function openRoutine(page: Page, guided: boolean): Promise<Runner> {
  await authPages(page).enter(DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  await page.goto('/my-routines');
  if (guided) await myRoutinesPage(page).guided.check();
  await myRoutinesPage(page).begin.click();
  const runner = runnerPage(page);
  await expect(runner.leave).toBeVisible();
  return runner;
}

const controlsOf = ({ skip, stop, leave }: Runner, main: Locator) => ({ main, skip, stop, leave });

test('guided: countdown and actions are whole on every screen and at every size of text, online and offline', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: practice.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const runner = await openRoutine(page, true);

  await test.step('Given the question before it begins', async () => {
    await expect(page.getByText('¿Cuánto dolor tienes ahora?')).toBeVisible();
    await expectWhole(page, 'antes', {
      start: runner.begin,
      leave: runner.leave,
    });
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await runner.begin.click();
  });
  const { timer } = runner;

  await test.step('Then the countdown comes first, and nothing lies over it', async () => {
    await expectWhole(page, 'guiado', { timer, ...controlsOf(runner, runner.pause) });
  });

  await test.step('And the banner of a save that failed takes nothing away', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await context.setOffline(true);
    await runner.pause.click();
    await runner.complete.click();
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await page.getByRole('button', { name: 'Reanudar' }).click();
    await expectWhole(page, 'sin-conexion', { timer, ...controlsOf(runner, runner.pause), retry });
  });
  await context.setOffline(false);
});

test('step by step: the actions are whole on every screen and at every size of text', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: practice.url, viewport: { width: 390, height: 844 } });
  const runner = await openRoutine(page, false);
  await expectWhole(page, 'paso', controlsOf(runner, runner.complete));
});

test('step by step on a low phone: a save that failed says not to close the page', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: practice.url, viewport: { width: 390, height: 664 } });
  const page = await context.newPage();
  const runner = await openRoutine(page, false);
  await context.setOffline(true);
  await runner.complete.click();
  const help = page.getByText(/no cierres esta página/);
  await expect.poll(() => faultsOf(help)).toEqual([]);
  await context.setOffline(false);
});

test('toasts lie over no control of the runner, and not over the bell', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: practice.url, viewport: { width: 360, height: 640 } });
  const toast = page.getByText('¡Bienvenido de vuelta!');
  await page.goto('/login');
  await authPages(page).logIn(DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  await expect(toast).toBeVisible();
  expect(await faultsOf(shellPage(page).bell)).toEqual([]);
  await page.goto('/my-routines');
  const { guided, begin, begun } = myRoutinesPage(page);
  await guided.check();
  await begin.click();
  const runner = runnerPage(page);
  await expect(begun).toBeVisible();
  await expect(runner.begin).toBeVisible();
  for (const control of [
    runner.begin,
    runner.leave,
    page.getByRole('dialog').getByRole('button', { name: 'Voz' }),
    page.getByRole('dialog').getByRole('button', { name: 'Sonidos' }),
  ])
    await expect.poll(() => faultsOf(control)).toEqual([]);
  await expect(begun).toBeVisible();
});
