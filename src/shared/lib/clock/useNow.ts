import { useEffect, useState } from 'react';

const readers = new Set<() => void>();

/**
 * Makes every `useNow` read the clock again. A replay calls it at each of its moments, because timers never fire
 * there.
 */
export function tellClock(): void {
  for (const read of readers) read();
}

/** Current time, updated at each full minute and when a hidden page becomes visible again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const untilNext = 60_000 - (now.getTime() % 60_000);
    const timer = setTimeout(tick, untilNext);
    document.addEventListener('visibilitychange', tick);
    readers.add(tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      readers.delete(tick);
    };
  }, [now]);
  return now;
}
