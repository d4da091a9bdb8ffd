import { useCallback, type RefObject } from 'react';
import type { FigureSpec } from '@/contract/figure';
import { ExerciseFigure, sceneOf, type FigureLayout } from '../exercise-figure';
import { drawable } from '../exercise-figure/drawable';
import { useDrawingTurn } from './useDrawingTurn';

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
