import { useCallback, useRef } from 'react';
import type { FigureSpec } from '@/contract/figure';
import { PASSING_MARK } from '@/shared/lib/drawing-mark';
import { momentAt, PacedFigure, USUAL_TEMPO } from '../figure-player';
import styles from './ExerciseThumbnail.module.css';

/** The movement of an exercise, over its still picture, from the start on. */
export function MovingThumbnail({ figure }: { figure: FigureSpec }) {
  const seconds = useRef(0);
  const { tempo = USUAL_TEMPO } = figure;
  const moment = useCallback(
    (step: number) => {
      seconds.current += step / 1000;
      return momentAt(tempo, seconds.current);
    },
    [tempo],
  );
  return (
    <div className={styles.moving} {...PASSING_MARK}>
      <PacedFigure figure={figure} alt="" moment={moment} playing />
    </div>
  );
}
