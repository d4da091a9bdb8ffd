import { drawable } from '../exercise-figure/drawable';
import { FigurePlayer, type FigurePlayerProps } from './FigurePlayer';

/** The player of a figure, or nothing if the figure cannot be drawn. */
export function CheckedPlayer(props: FigurePlayerProps) {
  const figure = drawable(props.figure);
  return figure && <FigurePlayer {...props} figure={figure} />;
}
