import type { Page } from '@playwright/test';

/** Far enough ahead that the page's clock has not passed it when it is told to stop there, in milliseconds. */
const AHEAD_MS = 1000;

/**
 * Does something while the page's clock stands still. A toast then stays, however slow the machine is. The clock must be
 * installed before what leaves after a time is shown.
 */
export async function whileClockStands(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  await act();
  await page.clock.resume();
}
