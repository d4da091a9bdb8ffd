import { startTransition, useEffect, useState, type RefObject } from 'react';
import { enqueueDrawing } from './drawQueue';

/** True once the element is near the viewport, the queue has reached it, and `prepare` has run. */
export function useDrawingTurn(
  element: RefObject<HTMLElement | null>,
  wanted: boolean,
  prepare: () => void,
): boolean {
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!wanted || isDrawn || !target) return undefined;
    let takeBack: (() => void) | undefined;
    const queue = () => {
      takeBack ??= enqueueDrawing(prepare, () => startTransition(() => setIsDrawn(true)));
    };
    if (typeof IntersectionObserver === 'undefined') {
      queue();
      return () => takeBack?.();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) queue();
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      takeBack?.();
    };
  }, [element, isDrawn, wanted, prepare]);

  return isDrawn;
}
