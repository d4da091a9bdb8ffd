import type { FigureSpec } from '@/contract/figure';
import { viewpointOf } from '../exercise-figure/camera';
import { drawable } from '../exercise-figure/drawable';
import { asPrescribed, MIRRORED_TEXT, type PrescribedLook } from '../exercise-figure/trainedSide';
import type { Moment } from '../exercise-figure/tempo';
import { LiveFigure } from './LiveFigure';

export interface PacedFigureProps {
  figure: FigureSpec;
  /** Alternative text that describes start and end. */
  alt: string;
  /**
   * The moment to draw by the clock of the screen. Called at each frame while `playing`, with the milliseconds
   * since the one before.
   */
  moment: (step: number) => Moment;
  playing: boolean;
  /** Moves on the prescribed side and only so far as prescribed. */
  prescribed?: PrescribedLook | null | undefined;
  /** Repetition, from 1: alternating sides change with it. */
  round?: number;
  /** A new value draws the moment again, also while it stands still. */
  mark?: number;
}

/** A figure without controls, moved by the clock of its screen. Nothing runs while it stands or is hidden. */
export function PacedFigure({
  figure: given,
  alt,
  moment,
  playing,
  prescribed,
  round = 1,
  mark,
}: PacedFigureProps) {
  const whole = drawable(given);
  if (!whole) return null;
  const { figure, mirrored } = asPrescribed(whole, prescribed, round);
  const look = { viewpoint: viewpointOf(figure.view ?? 'side'), zoom: 1, mirrored };
  return (
    <LiveFigure
      figure={figure}
      alt={mirrored ? `${alt} ${MIRRORED_TEXT}` : alt}
      look={look}
      playing={playing}
      moment={moment}
      {...(mark !== undefined && { mark })}
    />
  );
}
