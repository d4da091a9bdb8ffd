import type { FigureSpec } from '@/contract/figure';
import type { Prescription } from '@/contract/routineAnswers';
import { upToFigure } from './movementRange';
import { trainedSide } from './trainedSide';

/** What of a prescription is seen in the figure. */
export type PrescribedLook = Pick<Prescription, 'side' | 'upTo'>;

/** Said after the alternative text of a mirrored figure. */
export const MIRRORED_TEXT = 'Reflejada: lo hace el otro lado.';

/** Cached as long as the figure exists, so that its scene is found again. */
const shortened = new WeakMap<FigureSpec, Map<number, FigureSpec>>();

function upTo(figure: FigureSpec, degrees: number): FigureSpec {
  const known = shortened.get(figure) ?? new Map<number, FigureSpec>();
  shortened.set(figure, known);
  const found = known.get(degrees) ?? upToFigure(figure, degrees);
  known.set(degrees, found);
  return found;
}

/** Whether a figure is shown in a mirror at a repetition, counted from 1. `alternating` begins as it is drawn. */
function isMirrored(figure: FigureSpec, side: PrescribedLook['side'], round: number): boolean {
  if (side === undefined || side === 'both') return false;
  const own = trainedSide(figure);
  if (own === null) return false;
  return side === 'alternating' ? round % 2 === 0 : side !== own;
}

/** The figure as it is prescribed: only so far, and on the prescribed side. */
export const asPrescribed = (
  figure: FigureSpec,
  prescribed: PrescribedLook | null | undefined,
  round = 1,
): { figure: FigureSpec; mirrored: boolean } => ({
  figure: prescribed?.upTo === undefined ? figure : upTo(figure, prescribed.upTo),
  mirrored: isMirrored(figure, prescribed?.side, round),
});
