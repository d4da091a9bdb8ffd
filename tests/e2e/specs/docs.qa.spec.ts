/**
 * The catalogue's documentation pages: contrast of everything shown, and that an example with its own theme
 * or width is isolated. A frame contains the story's own document, whose contrast is checked in
 * `.storybook/test-runner.ts`. Frames are opened only on the pages listed below.
 */
import { type Browser, expect, test as base } from '@playwright/test';
import {
  type Catalogue,
  catalogueEntries,
  openCatalogue,
  type StoryEntry,
  WIDTHS,
} from '../commands/catalogue';

/** Pages whose frames are opened: a field, one with a list, a dialog, a table. */
const WITH_FRAMES = [
  'formularios-textfield',
  'formularios-comboboxfield',
  'superficies-dialog',
  'datos-datatable',
];
/** Number of parts, so that two workers can share the work. */
const PARTS = 4;

const test = base.extend<object, { catalogue: Catalogue }>({
  catalogue: [
    async ({ browser }: { browser: Browser }, use) => {
      const catalogue = await openCatalogue(
        browser,
        (id) => !WITH_FRAMES.some((page) => id.startsWith(`${page}--`)),
      );
      // Loads axe, which the catalogue loads with its first story.
      const first = catalogueEntries().find(({ type }) => type === 'story');
      if (first) await catalogue.show(first);
      await use(catalogue);
      await catalogue.close();
    },
    { scope: 'worker' },
  ],
});

// Recording each step would take longer than the pages.
test.use({ trace: 'off', screenshot: 'off' });

const pages = catalogueEntries().filter(({ type }) => type === 'docs');

for (let part = 0; part < PARTS; part += 1)
  test(`documentation pages, part ${part + 1} of ${PARTS}`, async ({ catalogue }) => {
    const mine = pages.filter((_page, index) => index % PARTS === part);
    expect(mine.length).toBeGreaterThan(0);
    const wrong: Record<string, string[]> = {};
    for (const page of mine) {
      await catalogue.showDocs(page);
      await catalogue.setTheme('light');
      const found = [...(await catalogue.contrast()), ...catalogue.errors(), ...catalogue.strangeRequests()];
      if (found.length > 0) wrong[page.title] = found;
    }
    expect(wrong).toEqual({});
  });

/** Theme and width of the frames of a documentation page. */
const frameLooks = (catalogue: Catalogue) =>
  catalogue.page.locator('#storybook-docs iframe').evaluateAll((frames) =>
    frames.map((frame) => {
      const { contentDocument: content, contentWindow: own, id, clientHeight } = frame as HTMLIFrameElement;
      const root = content?.getElementById('storybook-root');
      return {
        id: id.replace('iframe--', ''),
        // A frame that begins to load has an empty document.
        theme: content?.documentElement?.dataset.theme ?? '',
        width: own?.innerWidth ?? 0,
        isWhole: Boolean(root?.childElementCount) && root!.getBoundingClientRect().bottom <= clientHeight + 1,
      };
    }),
  );

for (const id of WITH_FRAMES)
  test(`examples of ${id} have theme and width to themselves`, async ({ catalogue }) => {
    const page = pages.find((entry) => entry.id === `${id}--docs`) as StoryEntry;
    await catalogue.showDocs(page);
    const frames = catalogue.page.locator('#storybook-docs iframe');
    await expect(frames).not.toHaveCount(0);
    // Frames further down load only when scrolled into view.
    await frames.evaluateAll((all) =>
      all.forEach((frame) => ((frame as HTMLIFrameElement).loading = 'eager')),
    );
    for (const theme of ['light', 'dark'] as const) {
      await catalogue.setTheme(theme);
      await expect
        .poll(async () => (await frameLooks(catalogue)).filter(({ theme: own, isWhole }) => !own || !isWhole))
        .toEqual([]);
      for (const look of await frameLooks(catalogue)) {
        const wanted = /--.*(?:dark|contrast)/.exec(look.id) ? /dark|contrast/.exec(look.id)?.[0] : 'light';
        expect(look.theme, look.id).toBe(wanted);
        if (/--.*phone/.test(look.id)) expect(look.width, look.id).toBe(WIDTHS.phone);
      }
      expect(await catalogue.contrast(), theme).toEqual([]);
    }
    expect(catalogue.errors()).toEqual([]);
  });
