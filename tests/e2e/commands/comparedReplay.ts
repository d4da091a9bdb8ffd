import type { Page } from '@playwright/test';
import { type Comparison, comparePages, type Vocabulary } from '@/app/devtools/comparePages';
import type { PaintedFrame } from '@/app/devtools/frames';
import type { PageNode } from '@/app/devtools/pageNode';

/** How long a replayed page may take to draw what React defers. */
const PATIENCE_MS = 8_000;
/** How many readings may pass until what may be left out is drawn after all. */
const READINGS_TO_DRAW = 20;
/** How many steps of 100 ms a screen with a clock may be behind the time of its change. */
const CLOCK_STEPS = 4;

/**
 * Shows a moment, and compares what is drawn at once and then until it is equal: React draws deferred parts a moment
 * later, in a replay as in a recording, where the next action may have come before or after.
 */
export async function compareAt(
  page: Page,
  moment: number,
  { page: recorded, at, scroll }: PaintedFrame,
  vocabulary: Vocabulary,
): Promise<Comparison> {
  const deadline = Date.now() + PATIENCE_MS;
  const hasClock = JSON.stringify(recorded).includes('"role":"timer"');
  let readings = 0;
  let steps = 0;
  const show = (time: number) =>
    page.evaluate(
      ([place, clock, offset]) => {
        window.andaduraTools?.replay?.go(place, clock);
        window.scrollTo(0, offset);
        return window.andaduraTools?.replay?.page() as PageNode;
      },
      [moment, time, scroll] as const,
    );
  let shown = await show(at);
  for (;;) {
    const result = comparePages(recorded, shown, vocabulary);
    if (result.differences.length === 0) readings += 1;
    // What may be left out may still come to be equal.
    const isDone = readings > (result.leftOut === 0 ? 0 : READINGS_TO_DRAW);
    if (isDone || Date.now() > deadline) return result;
    // The change was seen a moment after the clock was read for it.
    if (hasClock && result.differences.length > 0 && readings === 0) {
      steps += 1;
      shown = await show(at - (steps % CLOCK_STEPS) * 100);
      continue;
    }
    shown = await page.evaluate(
      (offset) =>
        new Promise<PageNode>((resolve) =>
          requestAnimationFrame(() => {
            window.scrollTo(0, offset);
            resolve(window.andaduraTools?.replay?.page() as PageNode);
          }),
        ),
      scroll,
    );
  }
}
