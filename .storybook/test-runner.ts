import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axe from 'axe-core';
import { MAY_BE_LOGGED } from './mayBeLogged';

/** Widths at which stories are shown: a desktop, and Storybook's phone. */
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface A11y {
  disable?: boolean;
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Axe rules that a story keeps from itself; `*` for all. */
const waivedRules = ({ disable, test, config }: A11y): string[] => [
  ...(disable || test !== 'error' ? ['*'] : []),
  ...(config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id),
];

/** Runs in the page: what has not enough contrast in dark, by the axe that the accessibility addon has loaded. */
async function darkContrast(): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const still = new CSSStyleSheet();
  // Otherwise the colours of before are still on their way.
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.dataset.theme = 'dark';
  const { violations } = await loaded.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false },
  );
  document.documentElement.dataset.theme = 'light';
  document.adoptedStyleSheets.pop();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/**
 * What the runner does not prove by itself: it lets each story render and play, and fails by what the accessibility
 * addon's axe finds in light.
 */
const config: TestRunnerConfig = {
  preVisit: async (page, story) => {
    // The runner's type of a story lacks the settings that the story itself brings.
    const { storyGlobals } = (await getStoryContext(page, story)) as unknown as {
      storyGlobals: { viewport?: { value?: string } };
    };
    await page.setViewportSize(storyGlobals.viewport?.value === 'phone' ? PHONE : DESK);
    await page.clearConsoleMessages();
    await page.clearPageErrors();
  },
  postVisit: async (page, story) => {
    if (story.hasFailure) return;
    const { parameters } = await getStoryContext(page, story);
    const waived = waivedRules(parameters.a11y as A11y);
    const wrong =
      waived.length > 0 && !parameters.waiver ? [`waives ${waived.join(', ')} without a reason`] : [];
    if (!waived.includes('*') && !waived.includes('color-contrast'))
      wrong.push(...(await page.evaluate(darkContrast)).map((html) => `dark contrast: ${html}`));
    wrong.push(
      ...(await page.evaluate(() => window.storyNetwork.splice(0))).map((url) => `asked for ${url}`),
    );
    wrong.push(...(await page.pageErrors()).map(({ message }) => `uncaught: ${message}`));
    for (const message of await page.consoleMessages())
      if (['error', 'warning'].includes(message.type()) && !MAY_BE_LOGGED.test(message.text()))
        wrong.push(`${message.type()}: ${message.text()}`);
    expect(wrong).toEqual([]);
  },
};

export default config;
