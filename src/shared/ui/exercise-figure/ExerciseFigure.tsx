import type { FigureSpec } from '@/contract/exercises/figure';
import type { ArrowPath } from './arrows';
import styles from './ExerciseFigure.module.css';
import type { FigureLayout, Panel } from './scene';
import { sceneOf } from './sceneOf';
import type { Shape } from './shapes';

export interface ExerciseFigureProps {
  figure: FigureSpec;
  /** Alternative text that describes start and end. Empty if the text beside it says the same. */
  alt: string;
  /**
   * `overlay` draws both positions in one square for small sizes (from 96 px); `panels` draws them
   * separately.
   */
  layout?: FigureLayout;
  /** Width in pixels; by default the width of the container. */
  width?: number;
  className?: string;
}

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const drawShape = ({ d, tone, outlined, far }: Shape, index: number) => (
  <path
    key={index}
    d={d}
    className={classes(styles.shape, styles[tone], outlined && styles.outlined, far && styles.far)}
  />
);

const drawArrow = ({ shaft, heads }: ArrowPath, index: number) => (
  <g key={index}>
    <path d={shaft} className={styles.halo} />
    <path d={heads} className={styles.halo} />
    <path d={shaft} className={styles.shaft} />
    <path d={heads} className={styles.tip} />
  </g>
);

const drawPanel = ({ x, y, width, height, caption, ghost, shapes, arrows, glow }: Panel, index: number) => (
  // The nested <svg> clips the parts outside a close-up.
  <svg key={index} x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
    {ghost.length > 0 && <g className={styles.ghost}>{ghost.map(drawShape)}</g>}
    {shapes.map(drawShape)}
    {glow && <circle cx={glow.x} cy={glow.y} r={glow.radius} className={styles.glow} />}
    {arrows.map(drawArrow)}
    {caption && (
      <text x={10} y={15} className={styles.caption}>
        {caption}
      </text>
    )}
  </svg>
);

/**
 * Draws an exercise from the angles of its start and end positions. Colours follow the surrounding text and
 * surface.
 */
export function ExerciseFigure({ figure, alt, layout = 'panels', width, className }: ExerciseFigureProps) {
  const scene = sceneOf(figure, layout);
  const second = scene.panels[1];
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      width={width ?? '100%'}
      className={classes(styles.figure, layout === 'overlay' && styles.overlay, className)}
    >
      {scene.panels.map(drawPanel)}
      {second && (
        <path
          d={second.x > 0 ? `M${second.x} 8V${scene.height - 8}` : `M8 ${second.y}H${scene.width - 8}`}
          className={styles.divider}
        />
      )}
    </svg>
  );
}
