import { useEffect, useState, type RefObject } from 'react';

/** Frames after which the grid is shown however it stands. */
const PATIENCE = 20;
/** Equal frames that count as a layout at rest: the library measures in one and draws in the next. */
const EQUAL = 2;

/**
 * Whether the grid has its final layout. FullCalendar draws once to measure its column of hours, and again around it; a
 * grid that is seen only then does not jump under the eye.
 */
export function useSettled(frame: RefObject<HTMLElement | null>): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let last = '';
    let equal = 0;
    let count = 0;
    let request = 0;
    const look = () => {
      const cells = frame.current?.querySelectorAll('[role="columnheader"], [role="gridcell"]') ?? [];
      const now = [...cells]
        .slice(0, 20)
        .map((cell) => cell.getBoundingClientRect().left)
        .join(' ');
      equal = now !== '' && now === last ? equal + 1 : 0;
      last = now;
      count += 1;
      if (equal >= EQUAL || count >= PATIENCE) setSettled(true);
      else request = requestAnimationFrame(look);
    };
    request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, [frame]);
  return settled;
}
