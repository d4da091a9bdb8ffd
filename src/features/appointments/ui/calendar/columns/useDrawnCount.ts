import { startTransition, useEffect, useState } from 'react';

/** Columns drawn at once, and those that follow in each frame: twenty in one go would block the page. */
const FIRST = 1;
const MORE = 2;

/**
 * How many of `total` columns show their appointments. Those of a new `view` follow one after another, so that a click
 * in between is heard.
 */
export function useDrawnCount(total: number, view: string): number {
  const [state, setState] = useState({ view, count: FIRST });
  const count = Math.min(total, state.view === view ? state.count : FIRST);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setState({ view, count: count + MORE })));
    return () => cancelAnimationFrame(frame);
  }, [count, total, view]);
  return count;
}
