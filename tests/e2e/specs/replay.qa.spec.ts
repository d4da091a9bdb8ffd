import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '../commands/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { type Practice, startPractice } from '../commands/practice';
import { withQaBuild } from '../commands/qaBuild';
import { CANARY, type RecordedJourney, recordJourney } from '../commands/recordedJourney';
import { replayPage } from '../pages/replayPage';
import { shellPage } from '../pages/shellPage';
import { ensureQaBuild } from '../../../tooling/ensureBuild';
import type { RecordingFile } from '@/app/devtools/recording';
import { ROOT } from '../../../tooling/lib/run';

// In one worker, because two would build the QA build into the same folder.
test.describe.configure({ mode: 'default' });

let practice: Practice;
test.beforeAll(async () => {
  await ensureQaBuild();
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

test.describe('a journey of both roles', () => {
  // The second test goes on with what the first has recorded, over every screen: minutes on two quiet cores.
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let journey: RecordedJourney;

  test('leaves nothing of what was typed in the file', async ({ browser }) => {
    journey = await recordJourney(browser, practice.url);
    const { file, token } = journey;
    expect((JSON.parse(file) as RecordingFile).entries.length).toBeGreaterThanOrEqual(300);
    expect(token.length).toBeGreaterThan(20);
    const words = Object.values(CANARY).flatMap((text) => [
      text,
      ...(text.match(/[\p{L}\p{N}]{6,}/gu) ?? []),
    ]);
    for (const secret of [
      ...[...words, token, ...token.split('.')],
      ...[DEMO_PASSWORD, DEMO_PEOPLE.THERAPIST, 'Manuel', 'Ruiz'],
    ])
      expect(file.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
  });

  test('plays back, and asks nothing of the server and keeps nothing meanwhile', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: practice.url });
    await withQaBuild(context);
    const page = await context.newPage();
    await page.goto('/?devtools=replay');
    await replayPage(page).open(journey.file);
    const timeLine = page.getByRole('region', { name: 'Línea de tiempo' });
    await expect(timeLine).toBeVisible();
    await expect(timeLine.getByText('Falta en esta versión')).toHaveCount(0);
    const requests: string[] = [];
    // Of the app's own code, what comes late may still be on its way.
    const isCode = (url: string) => url.startsWith(`${practice.url}/assets/`);
    page.on('request', (request) => isCode(request.url()) || requests.push(request.url()));
    const storage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const before = await storage();
    const { entries } = JSON.parse(journey.file) as RecordingFile;
    const shown = new Set<string>();
    for (const [place, { action }] of entries.entries()) {
      await page.evaluate((moment) => window.andaduraTools?.replay?.go(moment), place + 1);
      await expect(page.getByText('Error en la aplicación'), `${place + 1} ${action.type}`).toHaveCount(0);
      // While a screen loads it has no heading.
      for (const heading of await shellPage(page).heading().allInnerTexts()) shown.add(heading);
    }
    expect([...shown]).toEqual(expect.arrayContaining(['Pacientes', 'Historial de sesiones', 'Mis Rutinas']));
    expect([requests, await storage()]).toEqual([[], before]);
  });
});

/** Replaces the browser extension and records the options that the store passes to it. */
const pretendDevTools = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, {
      asked,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: unknown) => {
        asked.push(options);
        return (...enhancers: ((next: unknown) => unknown)[]) =>
          (create: unknown) =>
            enhancers.reduceRight((next, enhancer) => enhancer(next), create);
      },
    });
  });

const askedFor = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);

/** The sign-in screen of a browser with that extension. */
async function logInScreen(browser: Browser, address: string, isQa: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: practice.url });
  await pretendDevTools(context);
  if (isQa) await withQaBuild(context);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  return page;
}

test('no file of the production build has anything of the tools', () => {
  const dist = join(ROOT, 'dist');
  const files = readdirSync(join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files)
    expect(readFileSync(join(dist, 'assets', name), 'utf8'), name).not.toMatch(
      /andadura-recording|andaduraTools|Exportar grabación|devtools=replay/,
    );
});

test('production has neither the bar nor Redux DevTools, whatever is asked', async ({ browser }) => {
  const page = await logInScreen(browser, '/login?devtools', false);
  expect(await askedFor(page)).toEqual([]);
  await expect(replayPage(page).exportRecording).toHaveCount(0);
});

test('a QA build has them only in a tab that asks for them', async ({ browser }) => {
  expect(await askedFor(await logInScreen(browser, '/login', true))).toEqual([]);
  const page = await logInScreen(browser, '/login?devtools', true);
  expect(await askedFor(page)).toEqual([
    expect.objectContaining({ name: 'Andadura', trace: true, maxAge: 500 }),
  ]);
  await expect(replayPage(page).exportRecording).toBeVisible();
  // As after a crash, when the address asks for nothing any more.
  await page.goto('/login');
  await page.reload();
  await expect(replayPage(page).exportRecording).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/login');
  await expect(otherTab.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(replayPage(otherTab).exportRecording).toHaveCount(0);
});

test('a file that is no recording is refused in Spanish', async ({ browser }) => {
  const page = await logInScreen(browser, '/login?devtools', true);
  await page.goto('/?devtools=replay');
  await replayPage(page).open('{"type":"andadura-rec');
  await expect(page.getByRole('alert')).toHaveText('El archivo no es una grabación: no se puede leer');
  await replayPage(page).open('{"type":"andadura-recording","version":1,"initial":{"__proto__":{"a":{}}}}');
  await expect(page.getByRole('alert')).toHaveText('El archivo contiene código y no se ha abierto');
});
