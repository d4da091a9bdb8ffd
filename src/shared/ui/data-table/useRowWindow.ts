import type { RefObject } from 'react';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';

/** Rows from which only those in view are drawn. */
export const VIRTUAL_FROM = 100;

/** Size assumed where the scroller has none: before layout, and in a DOM without layout. Rows do likewise. */
const ASSUMED = { width: 960, height: 640 };

export interface RowWindow {
  /** Positions of the rows to draw, in order. */
  indexes: number[];
  /** Height in px of the rows that are not rendered above and below. */
  before: number;
  after: number;
  /** Measures a drawn row; give it as `ref` together with `data-index`. */
  measure: (element: Element | null) => void;
  /** Brings a row of a long table to the top of the view, or to its middle; false for a short one. */
  scrollTo: (index: number, align: 'start' | 'center') => boolean;
}

/**
 * Which rows of a long table are drawn for the present scroll position. Short tables are drawn whole.
 * Heights are measured, since rows become cards of any height on a phone.
 */
export function useRowWindow(
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
  estimateRowHeight: number,
  keyOf: (index: number) => string,
  firstIndex = 0,
): RowWindow {
  const enabled = count >= VIRTUAL_FROM;
  // TanStack Virtual returns functions that React Compiler cannot memoise; this hook does without memo.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: enabled ? count : 0,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateRowHeight,
    getItemKey: keyOf,
    // The first drawing is already where the table opens.
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
