/** A point of the drawing; y grows downwards. */
export type Point = readonly [number, number];
/** A disc of the drawing: centre and radius. */
export type Disc = readonly [number, number, number];

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Convex hull of points, always in the same sense of rotation, so that overlapping hulls never cut holes. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0)
        chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** Closed path through points, in whole tenths and by steps: half the length of absolute coordinates. */
export function polygonPath(points: readonly Point[]): string {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const first = tenths[0];
  if (!first) return '';
  const steps = tenths.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = tenths[index]!;
    return x === fromX && y === fromY ? [] : [`${(x - fromX) / 10} ${(y - fromY) / 10}`];
  });
  return `M${first[0] / 10} ${first[1] / 10}l${steps.join(' ').replaceAll(' -', '-')}Z`;
}

/** Outline of the convex hull of discs: a rounded limb from two, a trunk from several. */
export function discsPath(discs: readonly Disc[]): string {
  const points = discs.flatMap(([x, y, radius]) => {
    // Enough corners that the chord stays within a quarter of a unit of the circle.
    const corners = Math.max(8, Math.min(40, Math.ceil(5 * Math.sqrt(Math.max(radius, 0.5)))));
    return Array.from({ length: corners }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / corners;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  });
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
