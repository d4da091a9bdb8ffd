import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilStill } from './untilStill';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A page takes less than this, in ms, to fade a part in or to change a colour. A clock or a skeleton takes longer. */
const LONGEST_CHANGE_MS = 1_000;

/** Waits until nothing fades in and no colour is on its way to another. */
const untilSettled = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const isUnderWay = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < longest;
    for (;;) {
      const underWay = document.getAnimations().filter(isUnderWay);
      if (underWay.length === 0) return;
      await Promise.allSettled(underWay.map(({ finished }) => finished));
    }
  }, LONGEST_CHANGE_MS);

/**
 * The page without what follows the thirtieth row of a list or table. The copy of a patient's record has hundreds of rows
 * alike, and their contrast took twenty seconds.
 */
const WHOLE_PAGE = { include: 'html', exclude: ['main li:nth-child(n+31)', 'main tr:nth-child(n+31)'] };

/** The rules to run, instead of all, and the part of the page to look at, instead of the whole. */
interface Look {
  rules?: string[];
  context?: { include: string; exclude: string[] };
}

/** What axe finds wrong in a page, once nothing of it changes any more. */
export async function violationsIn(
  page: Page,
  { rules, context = WHOLE_PAGE }: Look = {},
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await untilSettled(page);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Frames show pages of others.
    iframes: false,
    // Only one rule needs the media of a page, and it never fails.
    preload: false,
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(
    async (look) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      return (await loaded.run(look.context, look.options)).violations;
    },
    { context, options },
  );
}

/** Fails with a readable list of what axe finds in a page. */
async function expectNothing(page: Page, what: string, look?: Look): Promise<void> {
  const findings = (await violationsIn(page, look)).map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target }) => `    ${String(target)}`).join('\n')}`,
  );
  expect(findings, what).toEqual([]);
}

/** Fails with a readable list of axe violations of WCAG 2.2 AA or best practices. */
export const expectNoAxeFindings = (page: Page, what: string): Promise<void> => expectNothing(page, what);

/** Checks only contrast, which a change of theme can affect. */
export const expectContrast = (page: Page, what: string): Promise<void> =>
  expectNothing(page, what, { rules: ['color-contrast'] });

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
