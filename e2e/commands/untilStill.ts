import type { Page } from '@playwright/test';

/** Waits until the page has done what it had put off and drawn it: that counts as well. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });
