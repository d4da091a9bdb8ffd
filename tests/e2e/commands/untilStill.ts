import type { Page } from '@playwright/test';

/** Longest wait for a page that is never idle, in ms. */
const MOST_IDLE_MS = 10_000;

/** Waits until the page has run its idle work and painted the result. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async (timeout) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }, MOST_IDLE_MS);
