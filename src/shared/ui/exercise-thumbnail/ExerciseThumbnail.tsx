import { memo, useRef } from 'react';
import type { FigureSpec } from '@/contract/exercises/figure';
import { isWebAddress } from '@/contract/common/formats';
import { cx } from '@/shared/lib/css';
import { ExerciseIcon, Icon } from '../icon';
import { latePart } from '../late-part';
import type { CheckedFigureProps } from './CheckedFigure';
import styles from './ExerciseThumbnail.module.css';

// The drawing and its check come with the first figure. Without them the frame stays empty.
const CheckedFigure = latePart<CheckedFigureProps>(
  async () => (await import('./CheckedFigure')).CheckedFigure,
);

export interface ExerciseThumbnailProps {
  figure?: FigureSpec | null;
  /** A picture of the practice's own; goes before the figure. Anything but http and https is not loaded. */
  imageUrl?: string | null;
  /** Alternative text; empty if the name is beside it. */
  alt?: string;
  /** `row` is a small square in lists, `card` fills the head of a card. */
  size?: 'row' | 'card';
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

  return (
    <div ref={frame} className={cx(styles.frame, styles[size])}>
      {image ? (
        <img className={styles.image} src={image} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
      ) : figure ? (
        <CheckedFigure
          frame={frame}
          figure={figure}
          alt={alt}
          layout={size === 'row' ? 'overlay' : 'panels'}
        />
      ) : (
        <Icon of={ExerciseIcon} size={size === 'row' ? 'md' : 'xl'} className={styles.sign} />
      )}
    </div>
  );
});
