import type { FigureSpec } from '@/contract/figure';
import { cx } from '@/shared/lib/css';
import type { ArrowPath } from './arrows';
import styles from './ExerciseFigure.module.css';
import { asPrescribed, MIRRORED_TEXT, type PrescribedLook } from './trainedSide';
import { type FigureLayout, type Panel, sceneOf } from './scene';
import { classOf } from './shapeClass';
import type { Shape } from './shapes';

export interface ExerciseFigureProps {
  figure: FigureSpec;
  /** Alternative text that describes start and end. Empty if the text beside it says the same. */
  alt: string;
  /**
   * `overlay` draws both positions in one square for small sizes (from 96 px); `panels` draws them separately;
   * `frames` adds the middle of the movement.
   */
  layout?: FigureLayout;
  /** Draws it on the prescribed side and only so far as prescribed. */
  prescribed?: PrescribedLook | null | undefined;
  /** Width in pixels; by default the width of the container. */
  width?: number;
  className?: string;
}

const drawShape = (shape: Shape, index: number) => (
  <path key={index} d={shape.d} className={classOf(shape)} />
);

const drawArrow = ({ shaft, heads }: ArrowPath, index: number) => (
  <g key={index}>
    <path d={shaft} className={styles.halo} />
    <path d={heads} className={styles.halo} />
    <path d={shaft} className={styles.shaft} />
    <path d={heads} className={styles.tip} />
  </g>
);

const drawPanel = (
  { x, y, width, height, caption, ghost, shapes, arrows, glow }: Panel,
  index: number,
  mirrored: boolean,
) => (
  // The nested <svg> clips the parts outside a close-up.
  <svg key={index} x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
    <g transform={mirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>
      {ghost.length > 0 && <g className={styles.ghost}>{ghost.map(drawShape)}</g>}
      {shapes.map(drawShape)}
      {glow && <circle cx={glow.x} cy={glow.y} r={glow.radius} className={styles.glow} />}
      {arrows.map(drawArrow)}
    </g>
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
export function ExerciseFigure({
  figure,
  alt,
  layout = 'panels',
  prescribed,
  width,
  className,
}: ExerciseFigureProps) {
  const look = asPrescribed(figure, prescribed);
  const scene = sceneOf(look.figure, layout);
  const text = alt && look.mirrored ? `${alt} ${MIRRORED_TEXT}` : alt;
  return (
    <svg
      role={text ? 'img' : undefined}
      aria-label={text || undefined}
      aria-hidden={text ? undefined : true}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      width={width ?? '100%'}
      className={cx(styles.figure, layout === 'overlay' && styles.overlay, className)}
    >
      {scene.panels.map((panel, index) => drawPanel(panel, index, look.mirrored))}
      {scene.panels.slice(1).map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={x > 0 ? `M${x} 8V${scene.height - 8}` : `M8 ${y}H${scene.width - 8}`}
          className={styles.divider}
        />
      ))}
    </svg>
  );
}
