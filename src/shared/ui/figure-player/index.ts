import { latePart } from '../late-part';
import type { FigurePlayerProps } from './FigurePlayer';
import { FigureWaiting } from './FigureWaiting';
import type { PacedFigureProps } from './PacedFigure';

export {
  AT_START,
  fittedTempo,
  goesOn,
  heldTempo,
  momentAt,
  secondsOf,
  USUAL_TEMPO,
  type Moment,
} from '../exercise-figure/tempo';
export { prefersStill } from './prefersStill';
export type { FigurePlayerProps, PacedFigureProps };

/** Plays a figure. Downloaded with the first one; until then its place is kept. Draws nothing if it is invalid. */
export const FigurePlayer = latePart<FigurePlayerProps>(
  async () => (await import('./CheckedPlayer')).CheckedPlayer,
  { waiting: FigureWaiting },
);

/** A figure moved by the clock of its screen. Downloaded with the first one. Draws nothing if it is invalid. */
export const PacedFigure = latePart<PacedFigureProps>(
  async () => (await import('./PacedFigure')).PacedFigure,
);
