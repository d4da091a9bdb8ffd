import { useEffect, useState, type RefObject } from 'react';

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
