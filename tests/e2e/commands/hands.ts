import type { CDPSession, Page } from '@playwright/test';

/** How a user operates a control. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

/** How long a press lasts, in ms. */
const PRESS_MS = 130;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const VIRTUAL_KEYS: Record<string, number> = { Tab: 9, Enter: 13, Backspace: 8, ArrowDown: 40 };

/**
 * A user at a slow machine. Playwright waits after each key until the page has handled it. A user does not
 * wait, so keys and touches are sent to the browser at their own pace.
 */
export function handsOn(page: Page, cdp: CDPSession) {
  const sent: Promise<unknown>[] = [];
  const key = (name: string) => {
    const isText = name.length === 1;
    const windowsVirtualKeyCode = VIRTUAL_KEYS[name] ?? name.toUpperCase().charCodeAt(0);
    const base = { key: name, code: isText ? '' : name, windowsVirtualKeyCode };
    const text = isText ? name : name === 'Enter' ? '\r' : undefined;
    sent.push(
      cdp.send('Input.dispatchKeyEvent', { ...base, type: text ? 'keyDown' : 'rawKeyDown', text }),
      cdp.send('Input.dispatchKeyEvent', { ...base, type: 'keyUp' }),
    );
  };

  return {
    /**
     * Presses keys, by name or text, one every `paceMs`, without waiting for the page. Resolves when the
     * browser has received them.
     */
    async type(keys: readonly string[], paceMs: number) {
      for (const one of keys) {
        key(one);
        await pause(paceMs);
      }
      await Promise.all(sent.splice(0));
    },
    /** Presses a point with a realistic duration. */
    async press({ x, y }: { x: number; y: number }, hand: Hand) {
      const mouse = { x, y, button: 'left', clickCount: 1 } as const;
      sent.push(
        hand === 'touch'
          ? cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
          : cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }),
      );
      await pause(PRESS_MS);
      sent.push(
        hand === 'touch'
          ? cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
          : cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
      );
      await Promise.all(sent.splice(0));
    },
    /** Presses an element, or focuses it by keyboard, as soon as it is visible. */
    async reach(selector: string, hand: Hand): Promise<void> {
      const element = page.locator(selector).first();
      await element.waitFor();
      if (hand === 'keyboard') return element.focus();
      await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (!box) throw new Error(`${selector} went away`);
      await this.press({ x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 }, hand);
    },
  };
}
