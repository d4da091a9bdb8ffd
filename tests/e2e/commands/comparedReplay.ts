import type { Page } from '@playwright/test';
import { type Comparison, comparePages, type Vocabulary } from '@/app/devtools/comparePages';
import type { PageNode } from '@/app/devtools/pageNode';

/** How long a replayed page may take to draw what React defers. */
const PATIENCE_MS = 8_000;
/**
 * Shows a moment, and compares what is drawn at once and then until it is equal: React draws deferred parts a moment
 * later, in a replay as in a recording, where the next action may have come before or after.
 */
export async function compareAt(
  page: Page,
  moment: number,
  recorded: PageNode,
  vocabulary: Vocabulary,
): Promise<Comparison> {
  const deadline = Date.now() + PATIENCE_MS;
  let readings = 0;
  let shown = await page.evaluate((place) => {
    window.andaduraTools?.replay?.go(place);
    return window.andaduraTools?.replay?.page() as PageNode;
  }, moment);
  for (;;) {
    const result = comparePages(recorded, shown, vocabulary);
    if (result.differences.length === 0) readings += 1;
    // What may be left out may still come to be equal.
    const isDone = readings > (result.leftOut === 0 ? 0 : 5);
    if (isDone || Date.now() > deadline) return result;
    shown = await page.evaluate(
      () =>
        new Promise<PageNode>((resolve) =>
          requestAnimationFrame(() => resolve(window.andaduraTools?.replay?.page() as PageNode)),
        ),
    );
  }
}
