/**
 * The whole catalogue, story by story: each renders, plays, has no axe violation in light and no contrast
 * violation in dark, complains of nothing and makes no requests.
 */
import { type Browser, expect, test as base } from '@playwright/test';
import { type Catalogue, openCatalogue, type StoryEntry, storyGroups } from '../commands/catalogue';

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
test.describe.configure({ mode: 'parallel' });

/** Shows one story and returns everything that is wrong with it. */
async function inspect(catalogue: Catalogue, story: StoryEntry): Promise<string[]> {
  await catalogue.setWidth(await catalogue.widthOf(story));
  const { failure, axe, findings, waived, waiver, asked } = await catalogue.show(story);
  if (failure) return [failure, ...catalogue.errors()];
  const wrong = [...findings];
  if (!axe && waived.length === 0) wrong.push('axe did not look at it');
  if (waived.length > 0 && !waiver)
    wrong.push(`keeps axe from ${waived.join(', ')} without a written reason`);
  wrong.push(...asked.map((url) => `asked the network for ${url}`));
  await catalogue.setTheme('dark');
  if (!waived.includes('*') && !waived.includes('color-contrast'))
    wrong.push(...(await catalogue.contrast()).map((finding) => `dark: ${finding}`));
  await catalogue.setTheme('light');
  wrong.push(...catalogue.errors());
  wrong.push(...catalogue.strangeRequests().map((request) => `request: ${request}`));
  return wrong;
}

for (const [title, stories] of storyGroups()) {
  test(`stories of ${title}`, async ({ catalogue }) => {
    test.setTimeout(60_000 + stories.length * 20_000);
    const wrong: Record<string, string[]> = {};
    for (const story of stories) {
      const found = await inspect(catalogue, story);
      if (found.length > 0) wrong[story.name] = found;
    }
    expect(wrong).toEqual({});
  });
}
