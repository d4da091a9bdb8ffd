import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../commands/test';
import { tokenOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { playRecording } from '../commands/playedRecording';
import { type Practice, startPractice } from '../commands/practice';
import { withQaBuild } from '../commands/qaBuild';
import { follow, idsOf, screensOf } from '../commands/screens';
import { authPages } from '../pages/authPages';
import { replayPage } from '../pages/replayPage';
import { shellPage } from '../pages/shellPage';
import { ensureQaBuild } from '../../../tooling/ensureBuild';

/** How many texts that nobody else writes are typed on the way. */
const CANARIES = 200;

let practice: Practice;
test.beforeAll(async () => {
  await ensureQaBuild();
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

/** Types a new canary into each field of the screen: one that is deleted again, and one that stays. */
async function typeCanaries(page: Page, typed: string[]): Promise<void> {
  const fields = page.locator(
    'main :is(textarea, input:is([type="text"], [type="search"], [type="email"], [type="tel"], [type="password"])):visible:enabled:not([readonly])',
  );
  for (const field of await fields.all())
    for (const text of [newCanary(typed), '', newCanary(typed)])
      // A field may leave the screen because of what was typed into another.
      await field.fill(text, { timeout: 2_000 }).catch(() => undefined);
}

function newCanary(typed: string[]): string {
  const canary = `Canario${randomBytes(6).toString('hex')}`;
  typed.push(canary);
  return canary;
}

test('nothing of 200 texts typed everywhere is in recording, report or kept test', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: practice.url, acceptDownloads: true });
  await withQaBuild(context);
  const page = await context.newPage();
  await page.goto('/login?devtools');
  await authPages(page).logIn(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  const token = await tokenOf(page.request, practice.url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  const screens = screensOf('THERAPIST', await idsOf(page.request, practice.url, 'THERAPIST', token));
  const typed: string[] = [];
  for (let round = 0; typed.length < CANARIES && round < 5; round += 1)
    for (const path of screens) {
      await follow(page, path);
      await expect(shellPage(page).heading()).toBeVisible();
      await typeCanaries(page, typed);
    }
  expect(typed.length).toBeGreaterThanOrEqual(CANARIES);

  const recording = await page.evaluate(() => JSON.stringify(window.andaduraTools?.recorder?.read()));
  const download = page.waitForEvent('download');
  await replayPage(page).report('No se abre el menú');
  const report = readFileSync(await (await download).path(), 'utf8');
  expect(report).toContain('No se abre el menú');
  await context.close();

  const { file } = await playRecording(browser, report, { axe: false });
  const kept = JSON.stringify(file);
  expect(kept.length).toBeGreaterThan(1_000);
  for (const canary of typed)
    for (const text of [recording ?? '', report, kept])
      expect(text.toLowerCase().includes(canary.toLowerCase()), canary).toBe(false);
});
