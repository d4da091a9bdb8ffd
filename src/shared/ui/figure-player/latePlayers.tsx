import { latePart } from '../late-part/latePart';
import type { FigurePlayerProps } from './FigurePlayer';
import styles from './FigureWaiting.module.css';
import type { PacedFigureProps } from './PacedFigure';

/** The place of a figure that is not there yet. */
function FigureWaiting() {
  return <div className={styles.waiting} />;
}

/** Plays a figure. Downloaded with the first one; until then its place is kept. Draws nothing if it is invalid. */
export const FigurePlayer = latePart<FigurePlayerProps>(
  async () => (await import('./FigurePlayer')).CheckedPlayer,
  { waiting: FigureWaiting },
);

/** A figure moved by the clock of its screen. Downloaded with the first one. Draws nothing if it is invalid. */
export const PacedFigure = latePart<PacedFigureProps>(
  async () => (await import('./PacedFigure')).PacedFigure,
);
