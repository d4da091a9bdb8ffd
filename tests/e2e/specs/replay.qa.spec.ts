import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '../commands/test';
import { compareAt } from '../commands/comparedReplay';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { type Practice, startPractice } from '../commands/practice';
import { withQaBuild } from '../commands/qaBuild';
import { CANARY, type RecordedJourney, recordJourney } from '../commands/recordedJourney';
import { replayPage } from '../pages/replayPage';
import { ensureQaBuild } from '../../../tooling/ensureBuild';
import type { RecordingFile } from '@/app/devtools/recording';
import { ROOT } from '../../../tooling/lib/run';

/** Of all that was painted, how much may be of a kind that is not in the state (see `normalisePage`, `localParts`). */
const LEFT_OUT_AT_MOST = 0.03;
/**
 * Maximum share not updated yet when the next action came. A busy machine renders later, and most is then
 * compared at the next action.
 */
const BEHIND_AT_MOST = 0.15;

// In one worker, because two would build the QA build into the same folder.
test.describe.configure({ mode: 'default' });

let practice: Practice;
test.beforeAll(async () => {
  await ensureQaBuild();
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

test.describe('a journey of both roles', () => {
  // Each test goes on with what the one before it has found. Hundreds of actions are recorded, and as many pages
  // compared: two minutes on two quiet cores.
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let journey: RecordedJourney;
  let entries: RecordingFile['entries'];
  /** What the replay of all actions has asked of the server and left in the browser. */
  let traces: { requests: string[]; before: string; after: string; heldBack: unknown };

  /** The recording, opened in a fresh browser. */
  async function opened(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ baseURL: practice.url });
    await withQaBuild(context);
    const page = await context.newPage();
    await page.goto('/?devtools=replay');
    await replayPage(page).open(journey.file);
    await expect(page.getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
    return page;
  }

  test('is recorded, over every screen of a therapist and a patient', async ({ browser }) => {
    journey = await recordJourney(browser, practice.url);
    ({ entries } = JSON.parse(journey.file) as RecordingFile);
    expect(entries.length).toBeGreaterThanOrEqual(300);
  });

  test('leaves nothing of what was typed in the file', () => {
    const { file, token } = journey;
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

  test('comes to the recorded state at its end', async ({ browser }) => {
    const page = await opened(browser);
    expect(await page.evaluate(() => window.andaduraTools?.replay?.isProved)).toBe(true);
    await expect(page.getByText('El estado final es el grabado')).toBeVisible();
    await page.context().close();
  });

  test('is at every action the page that was painted', async ({ browser }) => {
    const page = await opened(browser);
    const { frames, vocabulary, file } = journey;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const storage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const before = await storage();
    const unequal: string[] = [];
    let compared = 0;
    let leftOut = 0;
    let behind = 0;
    const leftOutParts = new Map<string, number>();
    const painted = new Map(frames.map(({ frame, page: node }) => [frame, node]));
    for (const [place, { frame, action }] of entries.entries()) {
      const recorded = painted.get(frame);
      const isLastOfFrame = entries[place + 1]?.frame !== frame;
      if (!isLastOfFrame || !recorded) {
        // Before the first render there is only the static skeleton.
        if (!recorded) expect(frame, action.type).toBeLessThan(frames[0]?.frame ?? 0);
        await page.evaluate((moment) => window.andaduraTools?.replay?.go(moment), place + 1);
        continue;
      }
      const result = await compareAt(page, place + 1, recorded, vocabulary);
      compared += result.compared;
      leftOut += result.leftOut;
      behind += result.behind;
      for (const part of result.leftOutParts) {
        const name = part.split('/').slice(-3).join('/');
        leftOutParts.set(name, (leftOutParts.get(name) ?? 0) + 1);
      }
      if (result.differences.length > 0)
        unequal.push(`${place + 1} ${action.type}\n    ${result.differences.slice(0, 8).join('\n    ')}`);
    }
    console.info(
      `${entries.length} actions in ${frames.length} frames: ${compared} nodes compared, ${leftOut} left out, of which ${behind} were behind; ` +
        `${requests.length} requests; file ${Math.round(file.length / 1000)} KB\n` +
        [...leftOutParts].map(([part, times]) => `  left out ${times} times: ${part}`).join('\n'),
    );
    expect(unequal.join('\n')).toBe('');
    expect(leftOut - behind).toBeLessThan(compared * LEFT_OUT_AT_MOST);
    expect(behind).toBeLessThan(compared * BEHIND_AT_MOST);
    traces = {
      requests,
      before,
      after: await storage(),
      heldBack: await page.evaluate(() => window.andaduraTools?.replay?.heldBack),
    };
    await page.context().close();
  });

  test('asks nothing of the server and keeps nothing while it plays back', () => {
    expect(traces.requests).toEqual([]);
    expect(traces.after).toBe(traces.before);
    expect(traces.heldBack).toEqual({ requests: 0, writes: 0 });
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

test('a QA build has them only where they are asked for', async ({ browser }) => {
  expect(await askedFor(await logInScreen(browser, '/login', true))).toEqual([]);
  const page = await logInScreen(browser, '/login?devtools', true);
  expect(await askedFor(page)).toEqual([
    expect.objectContaining({ name: 'Andadura', trace: true, maxAge: 500 }),
  ]);
  await expect(replayPage(page).exportRecording).toBeVisible();
});

test('a file that is no recording is refused in Spanish', async ({ browser }) => {
  const page = await logInScreen(browser, '/login?devtools', true);
  await page.goto('/?devtools=replay');
  await replayPage(page).open('{"type":"andadura-rec');
  await expect(page.getByRole('alert')).toHaveText('El archivo no es una grabación: no se puede leer');
  await replayPage(page).open('{"type":"andadura-recording","version":1,"initial":{"__proto__":{"a":{}}}}');
  await expect(page.getByRole('alert')).toHaveText('El archivo contiene código y no se ha abierto');
});
