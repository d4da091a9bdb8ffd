import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any screen has; a target beyond them counts as unreachable. */
const MOST_STOPS = 150;

/** How long a target that was visible may be gone from the page, in milliseconds. */
const GONE_MS = 15_000;

/** Key that leads from the focused element towards `target`, or none if `target` has the focus. */
const keyTowards = (target: Locator) =>
  target.evaluate(
    (element) => {
      const { activeElement } = document;
      if (activeElement === element) return null;
      const isBefore =
        activeElement && activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore && !activeElement.contains(element) ? 'Shift+Tab' : 'Tab';
    },
    undefined,
    { timeout: GONE_MS },
  );

/** Moves to `target` with Tab, and fails if Tab never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const key = await keyTowards(target);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Moves to a button or link with Tab and presses it. */
export async function pressByKeyboard(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field with Tab and replaces its text. */
export async function typeByKeyboard(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves to a combobox with Tab and selects the first option found for `text`. */
export async function chooseByKeyboard(page: Page, target: Locator, text: string) {
  await typeByKeyboard(page, target, text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
