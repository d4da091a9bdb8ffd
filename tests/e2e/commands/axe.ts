import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './untilStill';

/**
 * Runs axe in the page itself unless it has frames, and reports only violations. This takes a third of the
 * time with the same result.
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

/** Fails with a readable list of axe violations of WCAG 2.2 AA or best practices. */
export const expectNoAxeFindings = (page: Page, what: string): Promise<void> =>
  expectNothing(axe(page), what);

/** Checks only contrast, which a change of theme can affect. */
export const expectContrast = (page: Page, what: string): Promise<void> =>
  expectNothing(axe(page).withRules('color-contrast'), what);

/**
 * Draws what is outside the window too. Until then the browser does not run its transitions, and it has the
 * colours of the theme before.
 */
const drawEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

const drawAsBefore = (page: Page): Promise<void> =>
  page.evaluate(() => void document.adoptedStyleSheets.pop());

/** Checks a page opened in the light theme: everything in light, contrast in dark. */
export async function expectNoAxeFindingsInBothThemes(page: Page, what: string): Promise<void> {
  await expectNoAxeFindings(page, what);
  // Reduced motion, so that colours are not checked in the middle of a transition.
  await drawEverything(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // A long page takes a moment to change all its colours.
  await untilStill(page);
  await expectContrast(page, `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await drawAsBefore(page);
}
