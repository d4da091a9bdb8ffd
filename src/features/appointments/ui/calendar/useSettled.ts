import { useEffect, useState, type RefObject } from 'react';

/** After this many frames the grid counts as settled in any case. */
const PATIENCE = 20;
/**
 * Number of unchanged frames after which the layout counts as final: FullCalendar measures in one and draws
 * in the next.
 */
const EQUAL = 2;

/**
 * Whether the grid has its final layout for `layout` (a name, or `null` while it is loading), and whether it
 * had one before. FullCalendar first draws to measure hours and rows, then draws again. Hiding the grid until
 * then avoids a visible jump.
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
