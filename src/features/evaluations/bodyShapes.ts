import { BODY_REGIONS, type BodyRegion, type BodyView } from '@/contract/bodyRegions';

/**
 * Outlines of the body chart in a box of 200 × 440, with the axis at x = 100. Points are given for the right
 * half as seen by the viewer, as distances from the axis; the other half mirrors them. Outlines of midline
 * parts start and end on the axis.
 */
export const CHART_SIZE = { width: 200, height: 440 } as const;
const AXIS = 100;

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];

const outline = (text: string): Outline =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const ARM = {
  'upper-arm': outline('43,114 56,110 62,132 66,154 52,160 46,138'),
  elbow: outline('52,162 66,156 69,168 71,176 57,180 54,171'),
  forearm: outline('57,182 71,178 77,197 81,220 72,223 63,203'),
  wrist: outline('72,225 81,222 83,230 74,233'),
  hand: outline('74,235 83,232 88,245 88,259 84,269 78,269 73,257 70,249 71,241'),
};

const SHAPES: Record<BodyView, Record<string, Outline>> = {
  FRONT: {
    forehead: outline('0,8 10,10 17,18 19,27 0,27'),
    face: outline('0,29 19,29 18,40 9,45 0,46'),
    jaw: outline('1,48 9,47 18,42 15,52 7,61 1,63'),
    throat: outline('0,66 8,63 10,73 10,79 0,84'),
    clavicle: outline('3,85 12,79 29,83 41,87 29,93 3,92'),
    shoulder: outline('43,88 53,96 56,107 43,111 38,101 32,94'),
    sternum: outline('0,94 6,94 6,130 0,135'),
    chest: outline('8,94 29,95 36,103 41,113 37,124 22,131 8,130'),
    ribs: outline('22,133 38,125 37,140 34,155 18,155 13,141'),
    epigastrium: outline('0,137 7,132 20,133 11,142 15,155 0,155'),
    umbilicus: outline('0,157 14,157 14,177 0,181'),
    flank: outline('16,157 34,157 32,172 34,190 19,190 16,177'),
    hypogastrium: outline('0,183 15,179 17,192 13,207 5,219 0,221'),
    hip: outline('20,192 35,192 39,208 41,219 26,211'),
    groin: outline('18,194 24,212 13,228 4,226 6,220 14,208'),
    thigh: outline('26,213 41,221 41,250 38,283 17,283 20,256 15,230'),
    'inner-thigh': outline('3,229 13,231 18,256 15,283 12,283 7,257'),
    knee: outline('12,285 38,285 37,300 37,312 14,312 13,299'),
    shin: outline('14,314 37,314 39,334 34,360 30,383 18,383 15,360 12,335'),
    ankle: outline('18,385 30,385 31,397 17,397'),
    foot: outline('17,399 31,399 37,411 39,421 34,424 17,424 15,411'),
    ...ARM,
  },
  BACK: {
    occiput: outline('0,8 10,10 17,18 19,30 17,43 12,51 0,53'),
    nape: outline('0,55 11,53 9,64 10,73 6,80 0,80'),
    trapezius: outline('12,71 15,78 30,82 42,86 29,93 8,96 8,83'),
    'upper-spine': outline('0,82 6,81 6,114 0,115'),
    'lower-spine': outline('0,117 6,116 6,149 0,150'),
    lumbar: outline('0,152 6,151 7,184 0,185'),
    sacrum: outline('0,187 8,186 9,197 4,208 0,209'),
    coccyx: outline('0,211 4,210 3,221 0,223'),
    shoulder: outline('44,88 53,96 56,107 43,111 38,102 32,94'),
    scapula: outline('8,98 30,95 36,103 39,117 28,125 8,121'),
    ribs: outline('8,123 28,127 38,120 37,140 34,151 8,150'),
    loin: outline('8,152 34,153 32,172 34,183 9,184'),
    sacroiliac: outline('10,186 21,185 21,197 11,202 11,197'),
    hip: outline('29,186 35,186 39,208 42,223 34,221 32,204'),
    buttock: outline('23,186 27,186 30,204 32,221 24,230 4,228 5,211 12,204 22,199'),
    thigh: outline('4,230 24,232 33,223 42,225 41,250 38,283 13,283 8,258'),
    knee: outline('13,285 38,285 37,309 14,309'),
    calf: outline('14,311 37,311 39,332 34,359 17,359 12,334'),
    achilles: outline('17,361 34,361 30,383 29,392 19,392 18,383'),
    heel: outline('18,394 30,394 33,406 15,406'),
    sole: outline('15,408 33,408 38,420 34,425 17,425 14,419'),
    ...ARM,
  },
};

/** Radius of rounded corners. */
const CORNER = 2.4;

function towards([fromX, fromY]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const step = Math.min(CORNER, length / 2) / length;
  return [fromX + (toX - fromX) * step, fromY + (toY - fromY) * step];
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Closed SVG path through the points, with rounded corners. */
function roundedPath(points: Outline): string {
  const commands = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const move = index === 0 ? 'M' : 'L';
    return `${move}${text(towards(point, before))}Q${text(point)} ${text(towards(point, after))}`;
  });
  return `${commands.join('')}Z`;
}

function placed(region: BodyRegion, half: Outline): Outline {
  const right = half.map(([x, y]): Point => [AXIS + x, y]);
  const left = half.map(([x, y]): Point => [AXIS - x, y]);
  if (region.side === null) {
    // Points on the axis must not be repeated in the mirrored half.
    const mirrored = left.slice(1, -1).reverse();
    return [...right, ...mirrored];
  }
  // In front view the person's left is on the viewer's right; in back view it is on the left.
  const atRight = (region.side === 'LEFT') === (region.view === 'FRONT');
  return atRight ? right : left;
}

/** A region with its outline. `centre` is where its mark is drawn and from where neighbours are found. */
export interface BodyShape extends BodyRegion {
  path: string;
  centre: { x: number; y: number };
}

function shapeOf(region: BodyRegion): BodyShape[] {
  const half = SHAPES[region.view][region.part];
  if (!half) return [];
  const points = placed(region, half);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    {
      ...region,
      path: roundedPath(points),
      centre: { x: mean(points.map(([x]) => x)), y: mean(points.map(([, y]) => y)) },
    },
  ];
}

const ALL = BODY_REGIONS.flatMap(shapeOf);

/** Shapes of all regions in one view. */
export const bodyShapes = (view: BodyView): readonly BodyShape[] =>
  ALL.filter((shape) => shape.view === view);

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Nearest region in a direction on the screen; `from` itself if there is none. */
export function neighbourOf(shapes: readonly BodyShape[], from: BodyShape, direction: Direction): BodyShape {
  const [stepX, stepY] = STEPS[direction];
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const shape of shapes) {
    const dx = shape.centre.x - from.centre.x;
    const dy = shape.centre.y - from.centre.y;
    const along = dx * stepX + dy * stepY;
    if (shape === from || along < 2) continue;
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
    // Sideways distance counts double. Beyond 60 degrees a shape is not in this direction.
    if (aside > along * 1.75) continue;
    const cost = along + 2 * aside;
    if (cost < bestCost) {
      bestCost = cost;
      best = shape;
    }
  }
  return best;
}
