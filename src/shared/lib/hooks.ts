import { type RefObject, useEffect, useRef, useState } from 'react';

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

/** Whether the calling part is still on the screen, for what a late answer would do. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Current width of an element in CSS px; `fallback` until it is known. */
export function useElementWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback);

  useEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return width;
}

/** Logs a failed fetch of a dashboard card, without a toast, once until it was answered again. */
export function useLoggedFailure(error: unknown, message: string): void {
  const isFailing = Boolean(error);
  useEffect(() => {
    if (isFailing) console.warn(message);
  }, [isFailing, message]);
}
