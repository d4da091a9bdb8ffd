import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isWebAddress } from '@/contract/common/formats';
import type { FigureSpec } from '@/contract/figure';
import { cx } from '@/shared/lib/css';
import { prefersStill } from '../../lib/browser';
import { momentAt, USUAL_TEMPO } from '../exercise-figure/tempo';
import { PacedFigure } from '../figure-player/latePlayers';
import { Icon } from '../icon/Icon';
import { ExerciseIcon } from '../icon/icons';
import { latePart } from '../late-part/latePart';
import type { CheckedFigureProps } from './CheckedFigure';
import styles from './ExerciseThumbnail.module.css';

/** How long the pointer rests on a card before its figure moves, in milliseconds. */
const RESTS_MS = 150;

/** Ends the attention for the card that has it. There is one on a page. */
let endCurrent: (() => void) | null = null;

/**
 * Whether the mouse rests on the card around an element, or the keyboard is in it. One card at a time; never for
 * readers who prefer less motion.
 */
function useAttention(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [hasIt, setHasIt] = useState(false);

  useEffect(() => {
    const card = element.current?.closest<HTMLElement>('article');
    if (!wanted || !card || prefersStill()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      if (endCurrent === end) endCurrent = null;
      setHasIt(false);
    };
    const begin = () => {
      if (endCurrent === end) return;
      endCurrent?.();
      endCurrent = end;
      setHasIt(true);
    };
    const onEnter = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse') timer = setTimeout(begin, RESTS_MS);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) begin();
    };
    card.addEventListener('pointerenter', onEnter);
    card.addEventListener('pointerleave', end);
    card.addEventListener('focusin', onFocus);
    card.addEventListener('focusout', end);
    return () => {
      card.removeEventListener('pointerenter', onEnter);
      card.removeEventListener('pointerleave', end);
      card.removeEventListener('focusin', onFocus);
      card.removeEventListener('focusout', end);
      end();
    };
  }, [element, wanted]);

  return hasIt;
}

/** The movement of an exercise, over its still picture, from the start on. */
function MovingThumbnail({ figure }: { figure: FigureSpec }) {
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
    <div className={styles.moving}>
      <PacedFigure figure={figure} alt="" moment={moment} playing />
    </div>
  );
}

// The drawing code is loaded with the first figure. Until then the frame is empty.
const CheckedFigure = latePart<CheckedFigureProps>(
  async () => (await import('./CheckedFigure')).CheckedFigure,
);

/** The address of an image as long as the browser can show it, and what to call when it cannot. */
export function useShownImage(imageUrl: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = imageUrl && isWebAddress(imageUrl) && imageUrl !== broken ? imageUrl : null;
  return { image, onBroken: () => setBroken(image) };
}

export interface OwnPictureProps {
  imageUrl: string | null | undefined;
  alt: string;
  /** What stands in its place where there is no image, or none that can be shown. */
  children: ReactNode;
}

/** The practice's own image of an exercise. Only http and https addresses are loaded. */
export function OwnPicture({ imageUrl, alt, children }: OwnPictureProps) {
  const { image, onBroken } = useShownImage(imageUrl);
  if (!image) return children;
  return (
    <div className={cx(styles.frame, styles.card)}>
      <Shown {...{ image, alt, onBroken }} />
    </div>
  );
}

/** An image that tells when it cannot be shown. Where it comes from hears nothing of the page. */
const Shown = ({ image, alt, onBroken }: { image: string; alt: string; onBroken: () => void }) => (
  <img
    className={styles.image}
    src={image}
    alt={alt}
    loading="lazy"
    referrerPolicy="no-referrer"
    onError={onBroken}
  />
);

export interface ExerciseThumbnailProps {
  figure?: FigureSpec | null;
  /** The practice's own image, preferred over the figure while it can be shown. Only http and https addresses are loaded. */
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
  const { image, onBroken } = useShownImage(imageUrl);

  return (
    <div ref={frame} className={cx(styles.frame, styles[size])}>
      {image ? (
        <Shown {...{ image, alt, onBroken }} />
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
