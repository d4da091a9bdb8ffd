import { useEffect, useState } from 'react';

/** The present, drawn anew at each full minute. A page that was hidden catches up when it is seen again. */
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
