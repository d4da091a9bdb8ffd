import type { Page } from '@playwright/test';

/** Far enough ahead that the page's clock has not passed it when it is told to stop there, in milliseconds. */
const AHEAD_MS = 1000;

/**
 * Acts while the page's clock stands still, so a toast stays however slow the machine is. Needs
 * `page.clock.install()` before the page is opened.
 */
export async function whileClockStands(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  await act();
  await page.clock.resume();
}
