import { useCallback, useState } from 'react';
import type { ProgressExercise } from '@/contract/progressAnswers';
import { cx } from '@/shared/lib/css';
import { ExerciseFigure } from '@/shared/ui/exercise-figure/ExerciseFigure';
import { prefersStill } from '@/shared/lib/browser';
import { AT_START } from '@/shared/ui/exercise-figure/tempo';
import { PacedFigure } from '@/shared/ui/figure-player/latePlayers';
import { PanelsIcon, PlayIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { momentOf } from '../guided/figureMoment';
import type { Position } from '../guided/machine';
import styles from './GuidedFigure.module.css';
import { useRunnerSetting } from './settings';

export interface GuidedFigureProps {
  /** The current exercise; in a rest before another exercise, the coming one. */
  exercise: ProgressExercise['exercise'];
  /** What is prescribed with it. */
  prescription: ProgressExercise['prescription'];
  /** Repetition, or set of one that is held, from 1. Alternating sides change with it. */
  round: number;
  /** Where guided mode is by its clock; null when it has ended. */
  positionNow: () => Position | null;
  /** Whether the clock runs. */
  playing: boolean;
  /** Place in the plan as drawn beside the figure, in milliseconds. */
  played: number;
  /** Shown at half strength, as what is still to come. */
  faded: boolean;
}

/**
 * The exercise done along with the patient, by the clock that counts and speaks. Who prefers less motion sees start
 * and end, and may ask for the movement.
 */
export function GuidedFigure({
  exercise,
  prescription,
  round,
  positionNow,
  playing,
  played,
  faded,
}: GuidedFigureProps) {
  const [still] = useState(prefersStill);
  const [moves, setMoves] = useRunnerSetting('movement', !still);
  const { figure, figureAlt, name } = exercise;
  const tempo = figure?.tempo;
  const prescribed = prescription?.tempo;
  const moment = useCallback(() => {
    const position = positionNow();
    return position ? momentOf(position, tempo, prescribed) : AT_START;
  }, [positionNow, tempo, prescribed]);
  if (!figure) return null;
  const alt = figureAlt ?? `Figura de ${name}`;
  return (
    <div className={cx(styles.figure, faded && styles.faded)}>
      {moves ? (
        <PacedFigure
          figure={figure}
          alt={alt}
          moment={moment}
          playing={playing}
          prescribed={prescription}
          round={round}
          {...(!playing && { mark: played })}
        />
      ) : (
        <ExerciseFigure figure={figure} alt={alt} prescribed={prescription} />
      )}
      {still ? (
        // A tap beside the button pauses; on it, it does not.
        <div className={styles.choice} onClick={(event) => event.stopPropagation()}>
          <IconButton
            label={moves ? 'Ver inicio y final' : 'Reproducir el movimiento'}
            icon={moves ? PanelsIcon : PlayIcon}
            variant="secondary"
            onClick={() => setMoves(!moves)}
          />
        </div>
      ) : null}
    </div>
  );
}
