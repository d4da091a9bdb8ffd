import { useEffect, useState, type RefObject } from 'react';

/** Number of frames after which the grid counts as settled in any case. */
const PATIENCE = 20;
/** Equal frames that count as a layout at rest: the library measures in one and draws in the next. */
const EQUAL = 2;

/**
 * Whether the grid has its final layout, for what it is to show now (`layout`, a name; `null` while that is on its way)
 * and for anything at all. FullCalendar draws once to measure its column of hours and the height of its rows, and again
 * around them; a grid that is seen only then does not jump under the eye.
 */
export function useSettled(frame: RefObject<HTMLElement | null>, layout: string | null) {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (layout === null) return;
    let last = '';
    let equal = 0;
    let count = 0;
    let request = 0;
    const look = () => {
      const cells = frame.current?.querySelectorAll('[role="columnheader"], [role="gridcell"]') ?? [];
      const now = [...cells]
        .slice(0, 20)
        .map((cell) => cell.getBoundingClientRect())
        .map(({ left, height }) => `${left} ${height}`)
        .join();
      equal = now !== '' && now === last ? equal + 1 : 0;
      last = now;
      count += 1;
      if (equal >= EQUAL || count >= PATIENCE) setSettled(layout);
      else request = requestAnimationFrame(look);
    };
    request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, [frame, layout]);
  return { isSettled: settled === layout, hasSettled: settled !== null };
}
