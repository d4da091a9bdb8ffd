import { memo, useRef } from 'react';
import type { FigureSpec } from '@/contract/figure';
import { isWebAddress } from '@/contract/common/formats';
import { cx } from '@/shared/lib/css';
import { ExerciseIcon, Icon } from '../icon';
import { latePart } from '../late-part';
import type { CheckedFigureProps } from './CheckedFigure';
import styles from './ExerciseThumbnail.module.css';
import { MovingThumbnail } from './MovingThumbnail';
import { useAttention } from './useAttention';

// The drawing code is loaded with the first figure. Until then the frame is empty.
const CheckedFigure = latePart<CheckedFigureProps>(
  async () => (await import('./CheckedFigure')).CheckedFigure,
);

export interface ExerciseThumbnailProps {
  figure?: FigureSpec | null;
  /** The practice's own image, preferred over the figure. Only http and https addresses are loaded. */
  imageUrl?: string | null;
  /** Alternative text. Empty if the name is shown beside it. */
  alt?: string;
  /** `row` is a small square in lists, `card` fills the head of a card. */
  size?: 'row' | 'card';
}

/**
 * Picture of an exercise: its image, its figure, or an icon. A figure is drawn when it comes into view. That of a
 * card moves while the mouse or the keyboard is on the card.
 * Memoised, because a figure has about a hundred paths that must not render on each keystroke.
 */
export const ExerciseThumbnail = memo(function ExerciseThumbnail({
  figure,
  imageUrl,
  alt = '',
  size = 'card',
}: ExerciseThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const moves = useAttention(frame, Boolean(figure) && size === 'card');
  const image = imageUrl && isWebAddress(imageUrl) ? imageUrl : null;

  return (
    <div ref={frame} className={cx(styles.frame, styles[size])}>
      {image ? (
        <img className={styles.image} src={image} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
      ) : figure ? (
        <>
          <CheckedFigure
            frame={frame}
            figure={figure}
            alt={alt}
            layout={size === 'row' ? 'overlay' : 'panels'}
          />
          {moves && <MovingThumbnail figure={figure} />}
        </>
      ) : (
        <Icon of={ExerciseIcon} size={size === 'row' ? 'md' : 'xl'} className={styles.sign} />
      )}
    </div>
  );
});
