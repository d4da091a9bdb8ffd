import { memo, useCallback, useRef } from 'react';
import type { FigureSpec } from '@/contract/exercises/figure';
import { isFigureSpec } from '@/contract/exercises/figureSchema';
import { isWebAddress } from '@/contract/common/fields';
import { cx } from '@/shared/lib/css';
import { ExerciseFigure, sceneOf } from '../exercise-figure';
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

const verdicts = new WeakMap<object, boolean>();

/** Checked late, one at a time: it may come from a backend that nobody here wrote. */
function drawable(figure: FigureSpec | null | undefined): FigureSpec | null {
  if (!figure) return null;
  const isDrawable = verdicts.get(figure) ?? isFigureSpec(figure);
  verdicts.set(figure, isDrawable);
  return isDrawable ? figure : null;
}

/**
 * Picture of an exercise, drawn when it comes into view: its image, its figure, or a plain sign. A figure is a hundred
 * paths, which a keystroke in the search beside it must not go through again.
 */
export const ExerciseThumbnail = memo(function ExerciseThumbnail({
  figure,
  imageUrl,
  alt = '',
  size = 'card',
}: ExerciseThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const image = imageUrl && isWebAddress(imageUrl) ? imageUrl : null;
  const wanted = !image && Boolean(figure);
  const layout = size === 'row' ? 'overlay' : 'panels';
  const prepare = useCallback(() => {
    const known = drawable(figure);
    if (known) sceneOf(known, layout);
  }, [figure, layout]);
  const turn = useDrawingTurn(frame, wanted, prepare);
  const drawn = turn ? drawable(figure) : null;

  return (
    <div ref={frame} className={cx(styles.frame, styles[size])}>
      {image && (
        <img className={styles.image} src={image} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
      )}
      {drawn && <ExerciseFigure figure={drawn} alt={alt} layout={layout} />}
      {!image && !wanted && (
        <Icon of={ExerciseIcon} size={size === 'row' ? 'md' : 'xl'} className={styles.sign} />
      )}
    </div>
  );
});
