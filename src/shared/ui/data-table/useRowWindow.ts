import type { RefObject } from 'react';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';

/** Number of rows from which only the visible ones are rendered. */
export const VIRTUAL_FROM = 100;

/** Size assumed before layout, and in a DOM without layout. */
const ASSUMED = { width: 960, height: 640 };

export interface RowWindow {
  /** Indexes of the rows to render, in order. */
  indexes: number[];
  /** Height in px of the rows that are not rendered above and below. */
  before: number;
  after: number;
  /** Measures a rendered row; pass it as `ref` together with `data-index`. */
  measure: (element: Element | null) => void;
  /** Scrolls a long table to a row, at the top or in the middle. Returns false for a short table. */
  scrollTo: (index: number, align: 'start' | 'center') => boolean;
}

/**
 * Selects the rows of a long table to render at the current scroll position. Short tables are rendered whole.
 * Heights are measured, because cards on a phone differ in height.
 */
export function useRowWindow(
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
  estimateRowHeight: number,
  keyOf: (index: number) => string,
  firstIndex = 0,
): RowWindow {
  const enabled = count >= VIRTUAL_FROM;
  // TanStack Virtual returns functions that React Compiler cannot memoise, so it skips this hook.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: enabled ? count : 0,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateRowHeight,
    getItemKey: keyOf,
    // Start at the row to reveal, so that the first render already shows it.
    initialOffset: () => firstIndex * estimateRowHeight,
    overscan: 4,
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || estimateRowHeight,
    initialRect: ASSUMED,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : ASSUMED)),
  });

  if (!enabled) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: () => {},
      scrollTo: () => false,
    };
  }
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - last.end) : 0,
    measure: virtualizer.measureElement,
    scrollTo: (index, align) => {
      virtualizer.scrollToIndex(index, { align });
      return true;
    },
  };
}
