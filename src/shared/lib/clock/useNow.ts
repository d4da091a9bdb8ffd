import { useEffect, useState } from 'react';

/** Current time, updated at each full minute and when a hidden page becomes visible again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const untilNext = 60_000 - (now.getTime() % 60_000);
    const timer = setTimeout(tick, untilNext);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [now]);
  return now;
}
