import { useMemo, useRef } from 'react';
import type { FigureSpec } from '@/contract/exercises/figure';
import { isFigureSpec } from '@/contract/exercises/figureSchema';
import { isWebAddress } from '@/contract/common/fields';
import { cx } from '@/shared/lib/css';
import { ExerciseFigure } from '../exercise-figure';
import { ExerciseIcon, Icon } from '../icon';
import styles from './ExerciseThumbnail.module.css';
import { useDrawingTurn } from './useDrawingTurn';

export interface ExerciseThumbnailProps {
  figure?: FigureSpec | null;
  /** A picture of the practice's own; goes before the figure. Anything but http and https is not loaded. */
  imageUrl?: string | null;
  /** What is to be seen; empty where the name stands beside it. */
  alt?: string;
  /** `row` is a small square in lists, `card` fills the head of a card. */
  size?: 'row' | 'card';
}

/** Picture of an exercise, drawn when it comes into view: its image, its figure, or a plain sign. */
export function ExerciseThumbnail({ figure, imageUrl, alt = '', size = 'card' }: ExerciseThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = imageUrl && isWebAddress(imageUrl) ? imageUrl : null;
  const wanted = !image && Boolean(figure);
  const turn = useDrawingTurn(frame, wanted);
  // Checked late, one at a time: it may come from a backend that nobody here wrote.
  const drawn = useMemo(() => (turn && isFigureSpec(figure) ? figure : null), [figure, turn]);

  return (
    <div ref={frame} className={cx(styles.frame, styles[size])}>
      {image && (
        <img className={styles.image} src={image} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
      )}
      {drawn && <ExerciseFigure figure={drawn} alt={alt} layout={size === 'row' ? 'overlay' : 'panels'} />}
      {!image && !wanted && (
        <Icon of={ExerciseIcon} size={size === 'row' ? 'md' : 'xl'} className={styles.sign} />
      )}
    </div>
  );
}
