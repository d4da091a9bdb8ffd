/**
 * Draws every story of the built catalogue. Run twice by `run.ts`: over the catalogue of the base, whose pictures are
 * kept, and over that of the working tree, whose pictures are compared with them.
 */
import { expect, test } from '@playwright/test';
import { openCatalogue, storyGroups, type Theme, type Width } from '../e2e/commands/catalogue';

type Look = readonly [theme: Theme | 'forced', width: Width];

/** Each ends at the width at which the next story is shown and played. */
const LOOKS: readonly Look[] = [
  ['light', 'desk'],
  ['light', 'phone'],
  ['dark', 'desk'],
];
/** Of a story in high contrast: no other theme is its own. The colours that Windows forces need no theme. */
const CONTRAST_LOOKS: readonly Look[] = [
  ['contrast', 'phone'],
  ['contrast', 'desk'],
  ['forced', 'desk'],
];

test.describe.configure({ mode: 'parallel' });

for (const [title, stories] of storyGroups())
  test(title, async ({ browser }) => {
    test.setTimeout(60_000 + stories.length * 30_000);
    const catalogue = await openCatalogue(browser);
    const { page } = catalogue;
    for (const story of stories) {
      await catalogue.show(story);
      const own = await page.evaluate(() => document.documentElement.dataset.theme);
      for (const [theme, width] of own === 'contrast' ? CONTRAST_LOOKS : LOOKS) {
        await catalogue.setWidth(width);
        await page.emulateMedia({ forcedColors: theme === 'forced' ? 'active' : 'none' });
        await catalogue.setTheme(theme === 'forced' ? 'light' : theme);
        await expect.soft(page).toHaveScreenshot(`${story.id}-${theme}-${width}.png`);
      }
    }
    await catalogue.close();
  });
