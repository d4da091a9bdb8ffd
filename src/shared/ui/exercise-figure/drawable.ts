import type { FigureSpec } from '@/contract/figure';
import { isFigureSpec } from '@/contract/figureSchema';

const verdicts = new WeakMap<object, boolean>();

/**
 * The figure if it is valid, else null. Checked one by one just before drawing, because any backend may have
 * sent it.
 */
export function drawable(figure: FigureSpec): FigureSpec | null {
  const isDrawable = verdicts.get(figure) ?? isFigureSpec(figure);
  verdicts.set(figure, isDrawable);
  return isDrawable ? figure : null;
}
