import type { Page } from '@playwright/test';

/** Maximum wait in ms for a page that never becomes idle. */
const MOST_IDLE_MS = 10_000;

/** Waits until the page has finished its idle work and painted the result. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async (timeout) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }, MOST_IDLE_MS);
