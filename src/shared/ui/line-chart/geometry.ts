export interface Plot {
  /** Plot area in px, without the margins. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Horizontal position of point `index` of `count`. A single point is centred. */
export const placeX = (plot: Plot, index: number, count: number): number =>
  count <= 1 ? (plot.left + plot.right) / 2 : plot.left + (index / (count - 1)) * (plot.right - plot.left);

/** Vertical position of a value between `min` (bottom) and `max` (top). */
export const placeY = (plot: Plot, value: number, min: number, max: number): number =>
  plot.bottom - ((value - min) / (max - min || 1)) * (plot.bottom - plot.top);

/** SVG path through the points that have a value; a missing value breaks the line. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  let drawing = false;
  return points
    .map((point) => {
      if (!point) {
        drawing = false;
        return '';
      }
      const command = drawing ? 'L' : 'M';
      drawing = true;
      return `${command}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    })
    .join('');
}

/** Indexes of the labels to draw, so that each has about `room` px of `width`. Always includes the last. */
export function labelledIndexes(count: number, width: number, room: number): Set<number> {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))));
  const kept = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) kept.add(index);
  return kept;
}
