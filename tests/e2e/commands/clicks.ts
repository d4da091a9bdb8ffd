import type { Page } from '@playwright/test';

/**
 * Counts what a person presses on a page opened from now on: each press of a button or field, by mouse or finger, and
 * two for each choice in a list, which Playwright makes without opening it. Keys and typed text count nothing.
 */
export async function clicksOn(page: Page) {
  let count = 0;
  await page.exposeFunction('countPresses', (presses: number) => {
    count += presses;
  });
  await page.addInitScript(() => {
    const { countPresses } = globalThis as unknown as { countPresses: (presses: number) => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countPresses(1), true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && countPresses(2), true);
  });
  return {
    reset: () => {
      count = 0;
    },
    count: () => count,
  };
}
