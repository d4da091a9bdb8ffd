import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import type { FigureSpec } from '@/contract/figure';
import { ExerciseFigure } from '../exercise-figure/ExerciseFigure';
import { drawable } from '../exercise-figure/drawable';
import { type FigureLayout, sceneOf } from '../exercise-figure/scene';

/**
 * Queue for computing and drawing figures, which can take tens of milliseconds each. It runs one step per
 * task, so that typing and scrolling stay smooth.
 */
const waiting: (() => void)[][] = [];
let running = false;

function doNext(): void {
  const steps = waiting[0];
  if (!steps) {
    running = false;
    return;
  }
  const step = steps.shift();
  if (steps.length === 0) waiting.shift();
  step?.();
  setTimeout(doNext, 0);
}

/** Queues `steps`. The returned function cancels those not yet run. */
function enqueueDrawing(...steps: (() => void)[]): () => void {
  waiting.push(steps);
  if (!running) {
    running = true;
    setTimeout(doNext, 0);
  }
  return () => {
    const place = waiting.indexOf(steps);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** True once the element is near the viewport, the queue has reached it, and `prepare` has run. */
function useDrawingTurn(
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

export interface CheckedFigureProps {
  /** Element that must be visible before the figure is drawn. */
  frame: RefObject<HTMLElement | null>;
  figure: FigureSpec;
  alt: string;
  layout: FigureLayout;
}

/** A figure, drawn when its frame is visible and the queue reaches it. Renders nothing if it is invalid. */
export function CheckedFigure({ frame, figure, alt, layout }: CheckedFigureProps) {
  const prepare = useCallback(() => {
    const known = drawable(figure);
    if (known) sceneOf(known, layout);
  }, [figure, layout]);
  const turn = useDrawingTurn(frame, true, prepare);
  const drawn = turn ? drawable(figure) : null;
  return drawn && <ExerciseFigure figure={drawn} alt={alt} layout={layout} />;
}
