export interface Plot {
  /** Drawing area in px, inside the margins. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Horizontal place of point `index` of `count`: a single point stands in the middle. */
export const placeX = (plot: Plot, index: number, count: number): number =>
  count <= 1 ? (plot.left + plot.right) / 2 : plot.left + (index / (count - 1)) * (plot.right - plot.left);

/** Vertical place of a value between `min` (bottom) and `max` (top). */
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

/** Which of `count` labels are written so that each has about `room` px of `width`; the last always is. */
export function labelledIndexes(count: number, width: number, room: number): Set<number> {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))));
  const kept = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) kept.add(index);
  return kept;
}
