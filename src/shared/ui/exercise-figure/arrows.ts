import type { FigureArrow, FigurePoint } from '@/contract/figure';
import { curvePath, polygonPath, type Point } from './hull';

/** An arrow ready to draw: an open line and filled heads. */
export interface ArrowPath {
  readonly shaft: string;
  readonly heads: string;
  /** Points of the arrow, used to keep it inside the drawing. */
  readonly points: readonly Point[];
}

/** Input for arrows in drawing units. `at` gives the position of a body point at moment `t` (0 to 1). */
interface ArrowGround {
  readonly at: (point: FigurePoint, t: number) => Point | undefined;
  /** Drawing units per centimetre. */
  readonly zoom: number;
  /** Size of an arrow head in drawing units. */
  readonly head: number;
}

/** Joint about which a point swings. Its arrow runs on the outer side of the swing. */
const PIVOTS: Partial<Record<FigurePoint, FigurePoint>> = {
  handR: 'shoulderR',
  handL: 'shoulderL',
  elbowR: 'shoulderR',
  elbowL: 'shoulderL',
  kneeR: 'hipR',
  kneeL: 'hipL',
  thighR: 'hipR',
  thighL: 'hipL',
  shinR: 'kneeR',
  shinL: 'kneeL',
  ankleR: 'kneeR',
  ankleL: 'kneeL',
  heelR: 'kneeR',
  heelL: 'kneeL',
  toeR: 'ankleR',
  toeL: 'ankleL',
  chin: 'nape',
  forehead: 'nape',
  crown: 'pelvis',
  templeR: 'nape',
  templeL: 'nape',
  nape: 'chin',
  chest: 'lowBack',
  fingertips: 'wrist',
  indexTip: 'wrist',
  thumbTip: 'wrist',
};

const SAMPLES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
const direction = (from: Point, to: Point): Point => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(x, y);
  return size < 1e-6 ? [0, -1] : [x / size, y / size];
};
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function head(tip: Point, way: Point, size: number): string {
  const side: Point = [-way[1], way[0]];
  const back = plus(tip, way, -size * 0.75);
  return polygonPath([
    plus(tip, way, size * 0.35),
    plus(back, side, size * 0.55),
    plus(back, side, -size * 0.55),
  ]);
}

function fromLine(points: readonly Point[], size: number, both: boolean): ArrowPath {
  const [first, second] = [points[0]!, points[1]!];
  const [before, last] = [points[points.length - 2]!, points[points.length - 1]!];
  const heads =
    head(last, direction(before, last), size) + (both ? head(first, direction(second, first), size) : '');
  return { shaft: curvePath(points), heads, points };
}

function traced(point: FigurePoint, ground: ArrowGround, both: boolean): ArrowPath | undefined {
  const found = SAMPLES.map((t) => ({ place: ground.at(point, t), t }));
  const raw = found.flatMap(({ place, t }) => (place ? [{ place, t }] : []));
  if (raw.length < 2) return undefined;
  const first = raw[0]!.place;
  const last = raw[raw.length - 1]!.place;
  const steps = raw.slice(1).map(({ place }, index) => distance(raw[index]!.place, place));
  const total = steps.reduce((sum, step) => sum + step, 0);
  // A limb positioned only at start or end would stay still and then jump: use just the two ends.
  const jumps = Math.max(...steps) > 0.28 * total;
  const clearance = Math.max(9 * Math.min(ground.zoom, 1.4), ground.head);
  const pivot = PIVOTS[point];
  const way = direction(first, last);
  const sideways: Point = [way[1], -way[0]];
  const outwards = (place: Point, t: number): Point => {
    const centre = pivot && ground.at(pivot, t);
    return centre ? direction(centre, place) : sideways;
  };
  const ends = [raw[0]!, raw[raw.length - 1]!];
  let line = (jumps ? ends : raw).map(({ place, t }) => plus(place, outwards(place, t), clearance));
  const [from, to] = [line[0]!, line[line.length - 1]!];
  const least = ground.head * 2.2;
  if (distance(from, to) < least) {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    line = [plus(middle, way, -least / 2), middle, plus(middle, way, least / 2)];
  } else if (line.length === 2) {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    line = [from, plus(middle, outwards(middle, 1), distance(from, to) * 0.2), to];
  }
  return fromLine(line, ground.head, both);
}

/** Path of an arrow; undefined if the figure lacks its point. */
export function arrowPath(arrow: FigureArrow, ground: ArrowGround): ArrowPath | undefined {
  const both = arrow.both ?? false;
  if (arrow.trace) return traced(arrow.trace, ground, both);
  const centre = arrow.at && ground.at(arrow.at, 1);
  if (!centre) return undefined;
  if (arrow.spin) {
    const radius = Math.max((arrow.size ?? 14) * ground.zoom, ground.head * 1.3);
    const sense = arrow.spin === 'cw' ? 1 : -1;
    const points = Array.from({ length: 10 }, (_, index): Point => {
      const angle = ((-150 * sense + index * 30 * sense - 90) * Math.PI) / 180;
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    });
    return fromLine(points, ground.head, both);
  }
  const angle = ((arrow.dir ?? 0) * Math.PI) / 180;
  const way: Point = [Math.cos(angle), -Math.sin(angle)];
  const span = Math.max((arrow.size ?? 20) * ground.zoom, ground.head * 2.2);
  const gap = Math.max(10 * Math.min(ground.zoom, 1.4), ground.head);
  const near = plus(centre, way, gap);
  const far = plus(centre, way, gap + span);
  return fromLine(
    arrow.inward ? [far, plus(near, way, span / 2), near] : [near, plus(near, way, span / 2), far],
    ground.head,
    both,
  );
}
