/**
 * Draws every story of the built catalogue. Run twice by `run.ts`: over the catalogue of the base, whose pictures are
 * kept, and over that of the working tree, whose pictures are compared with them.
 */
import { expect, test } from '@playwright/test';
import { openCatalogue, storyGroups, type Theme, type Width } from '../e2e/commands/catalogue';

const LOOKS: readonly (readonly [Theme, Width])[] = [
  ['light', 'desk'],
  ['light', 'phone'],
  ['dark', 'desk'],
];

test.describe.configure({ mode: 'parallel' });

for (const [title, stories] of storyGroups())
  test(title, async ({ browser }) => {
    test.setTimeout(60_000 + stories.length * 30_000);
    const catalogue = await openCatalogue(browser);
    for (const story of stories)
      for (const [theme, width] of LOOKS) {
        await catalogue.setWidth(width);
        await catalogue.show(story);
        await catalogue.setTheme(theme);
        await expect.soft(catalogue.page).toHaveScreenshot(`${story.id}-${theme}-${width}.png`);
      }
    await catalogue.close();
  });
