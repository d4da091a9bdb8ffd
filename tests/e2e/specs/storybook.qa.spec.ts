/**
 * The whole catalogue, story by story: each renders, plays, has no axe violation in light and no contrast
 * violation in dark, makes no requests, and matches its baseline.
 *
 * `npm run test:qa` checks every story at the width that it sets, in light and dark, in the visit needed for axe
 * anyway. `npm run test:visual` checks every story in three themes at both widths; `npm run visual:update`
 * also writes tests/visual/baselines.json. Looks are taken with the Chromium and fonts from npm packages, on
 * any machine. If that browser does not run, the last lines of the output say that looks were not compared.
 */
import { type Browser, expect, test as base } from '@playwright/test';
import { axeWaivers, uiComponents, WAIVERS } from '../../../.storybook/components';
import {
  type Catalogue,
  catalogueEntries,
  openCatalogue,
  type StoryEntry,
  storyGroups,
  type Theme,
  type Width,
} from '../commands/catalogue';
import { CHROMIUM_FLAGS, packagedChromium } from '../../../tooling/chromium';
import { type Baselines, leaveSeen, readBaselines } from '../../visual/baselines';
import { REPORT_FOLDER, reportDifference } from '../../visual/report';
import { differenceOf, readSignature, type Signature, writeSignature } from '../../visual/signature';

/**
 * `all`: every theme and width; `update`: the same, writing baselines; otherwise only what the axe visit
 * shows.
 */
const MODE = process.env.VISUAL ?? 'visit';
const THEMES: Theme[] = ['light', 'dark', 'contrast'];

const test = base.extend<object, { catalogue: Catalogue }>({
  // One page for all groups of a worker, because reloading it took longer than the stories.
  catalogue: [
    async ({ browser }: { browser: Browser }, use) => {
      const catalogue = await openCatalogue(browser);
      await use(catalogue);
      await catalogue.close();
    },
    { scope: 'worker' },
  ],
});

// Both record every step, which for some thousand stories takes longer than the stories.
test.use({ trace: 'off', screenshot: 'off' });

// Looks depend on the browser, so always use the packaged one.
const packaged = packagedChromium();
if (packaged) test.use({ launchOptions: { executablePath: packaged, args: CHROMIUM_FLAGS } });

const baselines = readBaselines();
/** Maximum wait for late content. */
const SETTLED = { timeout: 10_000, intervals: [50, 100, 200, 400] };

/** Look of a story once two successive looks are equal, i.e. nothing is loading any more. */
async function settledLook(catalogue: Catalogue): Promise<Signature> {
  let now = await catalogue.look();
  await expect
    .poll(async () => {
      const before = writeSignature(now);
      now = await catalogue.look();
      return writeSignature(now) === before;
    }, SETTLED)
    .toBe(true);
  return now;
}

/**
 * Compares a story's look with its baseline and returns the differences. In an update it records the new look
 * instead, or the baseline if it still matches.
 */
async function compare(
  catalogue: Catalogue,
  { id, title, name }: StoryEntry,
  theme: Theme,
  width: Width,
  seen: Baselines['signatures'],
): Promise<string[]> {
  const key = `${id}@${theme}-${width}`;
  const isUpdate = MODE === 'update';
  const renew = async () => void (seen[key] = writeSignature(await settledLook(catalogue)));
  const text = baselines.signatures[key];
  const isComparable = baselines.browser === catalogue.browser;
  if (!isComparable || !text) {
    if (isUpdate) await renew();
    // A missing baseline fails only the full run, so that a new story of another branch fails nobody's tests.
    return MODE === 'all' && isComparable ? [`${key} has no baseline: npm run visual:update`] : [];
  }
  const before = readSignature(text);
  let now = await catalogue.look();
  let what = differenceOf(before, now);
  if (what)
    await expect
      .poll(async () => {
        now = await catalogue.look();
        what = differenceOf(before, now);
        return what;
      }, SETTLED)
      .toBeUndefined()
      .catch(() => undefined);
  if (!what) {
    seen[key] = text;
    return [];
  }
  if (isUpdate) {
    await renew();
    return [];
  }
  const picture = await catalogue.picture();
  reportDifference({ key, title: `${title} / ${name}`, what, before, now, picture });
  return [`${key} looks different: ${what}. See ${REPORT_FOLDER}/index.html`];
}

/** Shows one story and returns everything that is wrong with it. */
async function inspect(
  catalogue: Catalogue,
  story: StoryEntry,
  seen: Baselines['signatures'],
): Promise<string[]> {
  const own = await catalogue.widthOf(story);
  await catalogue.setWidth(own);
  const { failure, axe, findings, waived, waiver, asked } = await catalogue.show(story);
  if (failure) return [failure, ...catalogue.errors()];
  const wrong = [...findings];
  if (!axe && waived.length === 0) wrong.push('axe did not look at it');
  if (waived.length > 0 && !waiver)
    wrong.push(`keeps axe from ${waived.join(', ')} without a written reason`);
  wrong.push(...asked.map((url) => `asked the network for ${url}`));
  // If a story sets its own theme, the visits for light and dark are the same.
  await catalogue.setTheme('light');
  wrong.push(...(await compare(catalogue, story, 'light', own, seen)));
  await catalogue.setTheme('dark');
  if (!waived.includes('*') && !waived.includes('color-contrast'))
    wrong.push(...(await catalogue.contrast()).map((finding) => `dark: ${finding}`));
  wrong.push(...(await compare(catalogue, story, 'dark', own, seen)));
  if (MODE !== 'visit') {
    for (const width of [own, own === 'desk' ? 'phone' : 'desk'] as const) {
      await catalogue.setWidth(width);
      for (const theme of THEMES) {
        if (width === own && theme !== 'contrast') continue;
        await catalogue.setTheme(theme);
        wrong.push(...(await compare(catalogue, story, theme, width, seen)));
      }
    }
  }
  wrong.push(...catalogue.errors());
  wrong.push(...catalogue.strangeRequests().map((request) => `request: ${request}`));
  return wrong;
}

test.describe.configure({ mode: 'parallel' });

for (const [title, stories] of storyGroups()) {
  test(`stories of ${title}`, async ({ catalogue }) => {
    // An update waits for each look that differs: it may yet become the baseline's.
    const eachStory = 20_000 + (MODE === 'update' ? THEMES.length * 2 * SETTLED.timeout : 0);
    test.setTimeout(60_000 + stories.length * eachStory);
    const seen: Baselines['signatures'] = {};
    const wrong: Record<string, string[]> = {};
    for (const story of stories) {
      const found = await inspect(catalogue, story, seen);
      if (found.length > 0) wrong[story.name] = found;
    }
    if (MODE === 'update')
      leaveSeen(stories[0]?.id ?? title, { browser: catalogue.browser, signatures: seen });
    expect(wrong).toEqual({});
  });
}

test('the figures of the catalogue', ({ catalogue }) => {
  const components = uiComponents();
  const entries = catalogueEntries();
  const stories = entries.filter(({ type }) => type === 'story');
  const pages = stories.filter(({ title }) => title.startsWith('Rutas/'));
  const plays = stories.filter(({ tags }) => tags?.includes('play-fn'));
  const isSame = baselines.browser === catalogue.browser;
  console.log(
    [
      `${components.length} components, ${Object.keys(WAIVERS).length} of them seen in another's stories (waived, with reasons)`,
      `${stories.length} stories in ${storyGroups().length} groups, ${pages.length} of them whole pages`,
      `${plays.length} play tests of parts, ${pages.length} of pages`,
      `${axeWaivers()} stories that keep axe from something (waived, with reasons)`,
      isSame
        ? `${Object.keys(baselines.signatures).length} visual baselines`
        : `looks not compared: the baselines are of ${baselines.browser || 'no browser'}, this is ${catalogue.browser}`,
    ].join('\n'),
  );
  expect(stories.length).toBeGreaterThan(0);
});

async function showAtDesk(catalogue: Catalogue, id: string): Promise<void> {
  const story = catalogueEntries().find((entry) => entry.id === id);
  expect(story).toBeDefined();
  await catalogue.setWidth('desk');
  await catalogue.show(story as StoryEntry);
}

/**
 * The browser sometimes renders a hairline of a reduced picture differently, so retry until the expected
 * difference is found.
 */
const expectDifference = (catalogue: Catalogue, before: Signature, message?: string) =>
  expect.poll(async () => differenceOf(before, await catalogue.look()), { ...SETTLED, message });

test('a look tells that a column of a table is empty', async ({ catalogue }) => {
  test.skip(MODE === 'update', 'it makes no baseline');
  await showAtDesk(catalogue, 'rutas-invitaciones--therapist');
  for (const theme of THEMES) {
    await catalogue.setTheme(theme);
    const before = await settledLook(catalogue);
    // Not by role, because hidden elements have none.
    const cells = catalogue.page.locator('td', { hasText: '@' });
    await expect(cells.first()).toBeVisible();
    const show = (visibility: string) =>
      cells.evaluateAll((all, value) => all.forEach((cell) => (cell.style.visibility = value)), visibility);
    await show('hidden');
    await expectDifference(catalogue, before, theme).toMatch(/cells/);
    await show('');
    await expectDifference(catalogue, before, theme).toBeUndefined();
  }
});

test('a look tells what a person would see, and nothing else', async ({ catalogue }) => {
  test.skip(MODE === 'update', 'it makes no baseline');
  await showAtDesk(catalogue, 'rutas-pacientes--therapist');
  await catalogue.setTheme('light');
  // Not by role, because hidden elements have none.
  const button = catalogue.page.locator('a', { hasText: 'Nuevo paciente' });
  await expect(button).toBeVisible();
  const before = await catalogue.look();
  await expectDifference(catalogue, before).toBeUndefined();
  expect(differenceOf(before, readSignature(writeSignature(before)))).toBeUndefined();
  await button.evaluate((link) => (link.style.visibility = 'hidden'));
  await expectDifference(catalogue, before, 'a button is gone').toMatch(/cells/);
  await button.evaluate((link) => (link.style.visibility = ''));
  await expectDifference(catalogue, before).toBeUndefined();
  await catalogue.setTheme('dark');
  await expectDifference(catalogue, before, 'the theme is another').toMatch(/cells/);
});
