import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Runs axe in the page itself unless there are frames, and reports violations only. This takes a third of
 * the time and finds the same.
 */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).options({ resultTypes: ['violations'] });

async function expectNothing(builder: AxeBuilder, what: string): Promise<void> {
  const { violations } = await builder.analyze();
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target }) => `    ${String(target)}`).join('\n')}`,
  );
  expect(findings, what).toEqual([]);
}

/** Fails with a readable list where axe finds anything against WCAG 2.2 AA or best practice. */
export const expectNoAxeFindings = (page: Page, what: string): Promise<void> =>
  expectNothing(axe(page), what);

/** The same for contrast alone, which a change of theme can break. */
export const expectContrast = (page: Page, what: string): Promise<void> =>
  expectNothing(axe(page).withRules('color-contrast'), what);

/** Both themes of a page that was opened in the light one: everything there, contrast in the dark one. */
export async function expectNoAxeFindingsInBothThemes(page: Page, what: string): Promise<void> {
  await expectNoAxeFindings(page, what);
  // Without motion: colours that fade over would be looked at half-way.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}
