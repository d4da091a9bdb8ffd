import { useEffect, useRef } from 'react';
import type { FigureSpec } from '@/contract/figure';
import { cx } from '@/shared/lib/css';
import { STAGE } from '../exercise-figure/moving';
import { FIGURE_CLASSES } from '../exercise-figure/shapeClass';
import type { Moment } from '../exercise-figure/tempo';
import styles from './FigurePlayer.module.css';
import { playbackOf, type Playback } from './playback';
import { stageOf, type Look, type Stage } from './stage';

export interface LiveFigureProps {
  figure: FigureSpec;
  alt: string;
  look: Look;
  playing: boolean;
  /**
   * The moment to draw. Called once per frame with the milliseconds since the frame before, and with 0 while
   * the figure is still.
   */
  moment: (step: number) => Moment;
  /** A new value draws the moment again, also while the figure is still. */
  mark?: number;
}

/** A figure that moves. Frames are drawn beside React: a render changes only how it is looked at. */
export function LiveFigure({ figure, alt, look, playing, moment, mark }: LiveFigureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const stage = useRef<Stage>(null);
  const playback = useRef<Playback>(null);
  const current = useRef({ look, moment });
  useEffect(() => {
    current.current = { look, moment };
  });

  useEffect(() => {
    if (!svg.current) return undefined;
    const now = current.current;
    const made = stageOf(svg.current, figure, now.look, now.moment(0));
    const clock = playbackOf(svg.current, (step) => made.draw(current.current.moment(step)));
    stage.current = made;
    playback.current = clock;
    return () => {
      clock.end();
      made.clear();
    };
  }, [figure]);

  const { azimuth, elevation } = look.viewpoint;
  useEffect(() => stage.current?.look(current.current.look), [azimuth, elevation, look.zoom, look.mirrored]);
  useEffect(() => {
    if (playing) playback.current?.play();
    else {
      playback.current?.pause();
      stage.current?.draw(current.current.moment(0));
    }
  }, [playing, figure, mark]);

  return (
    <svg
      ref={svg}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
      className={cx(FIGURE_CLASSES.figure, styles.live)}
    />
  );
}
