import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Viewpoint } from '../exercise-figure/camera';
import styles from './FigurePlayer.module.css';
import { turnedBy, viewText } from './stage';

export interface TurnHandleProps {
  viewpoint: Viewpoint;
  mirrored: boolean;
  onTurn: (viewpoint: Viewpoint) => void;
  /** Back to the figure's own view. */
  onReset: () => void;
}

/** Degrees of one key press, and of one pixel of dragging. */
const STEP = 15;
const PER_PIXEL = 0.6;

/** Lies over a figure and turns it: by dragging, or by the arrow keys. Home shows its own view again. */
export function TurnHandle({ viewpoint, mirrored, onTurn, onReset }: TurnHandleProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const sense = mirrored ? -1 : 1;

  const onKeyDown = (event: KeyboardEvent) => {
    // With one of them they are the browser's, such as Alt and an arrow for the page before.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [sense, 0],
      ArrowRight: [-sense, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const step = steps[event.key];
    if (step) onTurn(turnedBy(viewpoint, step[0] * STEP, step[1] * STEP));
    else if (event.key === 'Home') onReset();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    const before = from.current;
    if (!before) return;
    from.current = { x, y };
    onTurn(turnedBy(viewpoint, -sense * (x - before.x) * PER_PIXEL, (y - before.y) * PER_PIXEL));
  };
  const onPointerEnd = () => {
    from.current = null;
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Girar la figura"
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={Math.round(viewpoint.azimuth)}
      aria-valuetext={viewText(viewpoint)}
      className={styles.handle}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    />
  );
}
