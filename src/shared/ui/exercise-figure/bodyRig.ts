import type { FigurePoint } from '@/contract/figure';
import { FLAT_FEET } from './basePoses';
import { buildFace, buildHead } from './headRig';
import { arm, leg, palmReach, SIZES, type Lead } from './limbs';
import type { ResolvedPose } from './pose';
import { solid, type Body, type Part } from './solids';
import { add, along, mix, turned, WORLD, type Frame, type Vec } from './vector';

const NONE: Vec = [0, 0, 0];

/** Bends a frame of the spine by a `share` of `[flexion, side bend to the right, rotation to the right]`. */
function bent(frame: Frame, [flexion, aside, turn]: Vec, share: number): Frame {
  const flexed = turned(frame, frame.r, -flexion * share);
  const tilted = turned(flexed, flexed.f, aside * share);
  return turned(tilted, tilted.u, -turn * share);
}

function rootFrame(angles: ResolvedPose['angles']): Frame {
  const leaned = turned(WORLD, WORLD.r, -(angles.lean?.[0] ?? 0));
  return turned(turned(leaned, WORLD.f, angles.roll?.[0] ?? 0), WORLD.u, angles.turn?.[0] ?? 0);
}

const degrees = (value: number): number => Math.sin((value * Math.PI) / 180);

type AngleOf = (key: string) => Vec;

/** Frames and origins of the parts of the trunk, from the pelvis up. */
function spineOf(root: Vec, angles: ResolvedPose['angles'], angle: AngleOf) {
  const pelvis = rootFrame(angles);
  const low = bent(pelvis, angle('lumbar'), 0.5);
  const waist = along(root, low, 0, 15);
  const middle = bent(low, angle('lumbar'), 0.5);
  const chest = along(waist, middle, 0, 15);
  const thorax = bent(bent(middle, angle('thoracic'), 0.5), angle('thoracic'), 0.5);
  const upper = along(chest, thorax, 0, 16);
  const neckFrame = bent(thorax, angle('neck'), 0.5);
  const neckBase = along(upper, thorax, 0, 3);
  const headFrame = bent(neckFrame, angle('neck'), 0.5);
  const skull = along(along(neckBase, neckFrame, 1, 8), headFrame, 1.5, 11);
  return { root, pelvis, low, waist, middle, chest, thorax, upper, neckBase, headFrame, skull };
}

type Spine = ReturnType<typeof spineOf>;

/** How far the neck bends at most to keep the head off the floor, in degrees, and how finely that is sought. */
const NECK = { most: 45, steps: 9 } as const;

const lowestOf = (solids: Part['solids']): number =>
  Math.min(...solids.flatMap(({ balls }) => balls.map(([centre, radius]) => centre[1] - radius)));

/** The spine, with the neck bent as far as it takes for the head to lie on the floor and not in it. */
function liftedHead(root: Vec, angles: ResolvedPose['angles'], angle: AngleOf, floor: number): Spine {
  const free = spineOf(root, angles, angle);
  const clears = ({ skull, headFrame }: Spine) => lowestOf(buildHead(skull, headFrame).solids) >= floor;
  if (clears(free)) return free;
  const bentBy = (more: number): Spine => {
    const [flexion, aside, turn] = angle('neck');
    return spineOf(root, angles, (key) => (key === 'neck' ? [flexion + more, aside, turn] : angle(key)));
  };
  // Face up the neck bends forward, face down it bends back.
  const way = free.thorax.f[1] >= 0 ? 1 : -1;
  let [low, high]: [number, number] = [0, NECK.most];
  for (let step = 0; step < NECK.steps; step += 1) {
    const middle = (low + high) / 2;
    if (clears(bentBy(way * middle))) high = middle;
    else low = middle;
  }
  return bentBy(way * high);
}
type Points = Partial<Record<FigurePoint, Vec>>;

const midlinePoints = ({ root, low, waist, chest, thorax, neckBase, headFrame, skull }: Spine): Points => ({
  crown: along(skull, headFrame, 0, 11),
  forehead: along(skull, headFrame, 11, 3),
  chin: along(skull, headFrame, 8, -10),
  templeR: along(skull, headFrame, 2, 1, 10),
  templeL: along(skull, headFrame, 2, 1, -10),
  nape: along(skull, headFrame, -10, -5),
  neck: along(neckBase, thorax, 2, 6),
  chest: along(chest, thorax, 12, 6),
  belly: along(waist, low, 12, -3),
  lowBack: along(waist, low, -10, -4),
  pelvis: root,
});

const SIDES = [1, -1] as const;
type Side = (typeof SIDES)[number];
const letterOf = (side: Side) => (side === 1 ? 'R' : 'L');

/**
 * What a limb reaches for. Between two poses the weight of a target grows or fades, and a hand on its way from
 * one target to another goes straight.
 */
function leadOf(pose: ResolvedPose, points: Points, key: string, lift: number): Lead | undefined {
  const placeIn = ({ reaches }: ResolvedPose): Vec | undefined => {
    const place = reaches[key];
    // Coordinates of a foot are those of its sole.
    return typeof place === 'string' ? points[place] : place && add(place, [0, lift, 0]);
  };
  if (!pose.way) {
    const target = placeIn(pose);
    return target && { target, weight: 1 };
  }
  const { from, to, t } = pose.way;
  const [a, b] = [placeIn(from), placeIn(to)];
  if (a && b) return { target: mix(a, b, t), weight: 1 };
  if (a) return { target: a, weight: 1 - t };
  return b && { target: b, weight: t };
}

/** A number of a pose that says what kind it is, and so has a way from one pose to the next. */
function between(pose: ResolvedPose, of: (pose: ResolvedPose) => number): number {
  if (!pose.way) return of(pose);
  const { from, to, t } = pose.way;
  return of(from) * (1 - t) + of(to) * t;
}

/** Where the ankles of resting feet stay. */
export type Pins = Partial<Record<'R' | 'L', { readonly at: Vec; readonly foot: Frame }>>;

/** Builds one leg and adds its points to `points`. `bears` is whether it bears weight. */
function placeLeg(
  side: Side,
  spine: Spine,
  points: Points,
  { pose, pins, bearing, floor }: BodyInput,
  angle: AngleOf,
) {
  const { root, pelvis } = spine;
  const s = letterOf(side);
  const hip = along(root, pelvis, 0, -3, side * 8.5);
  const made = leg({
    side,
    root: hip,
    parent: pelvis,
    joints: [angle(`hip${s}`), angle(`knee${s}`), angle(`ankle${s}`), angle(`toes${s}`)],
    lead: leadOf(pose, points, `foot${s}`, SIZES.ankleHeight),
    flat: between(pose, ({ base, angles }) =>
      FLAT_FEET.has(base) && angles[`ankle${s}`] === undefined ? 1 : 0,
    ),
    pin: pins[s],
    floor,
  });
  const { middle: knee, end, tip, heel } = made.points;
  points[`hip${s}`] = along(hip, pelvis, 0, 2, side * 9);
  points[`knee${s}`] = knee;
  points[`thigh${s}`] = mix(hip, knee, 0.6);
  points[`shin${s}`] = mix(knee, end, 0.55);
  points[`ankle${s}`] = end;
  points[`heel${s}`] = heel;
  points[`toe${s}`] = tip;
  // Extends the trousers over the top of the nearer thigh, so that no outline shows at the hip.
  const seat = solid('trousers', [hip, 8], [along(root, pelvis, 0, 3, side * 4), 8]);
  return {
    part: { ...made.part, over: [...made.part.over, seat] },
    bare: made.part,
    foot: made.foot,
    bears: !bearing.reaches[`foot${s}`],
  };
}

function shoulderOf(side: Side, { upper, thorax }: Spine, angle: AngleOf): Vec {
  const [raised, forward] = angle(`scapula${letterOf(side)}`);
  const out = side * (15.5 - Math.abs(degrees(forward)) * 3);
  return along(upper, thorax, degrees(forward) * 14, -3 + degrees(raised) * 15, out);
}

function trunkOf(spine: Spine, right: Vec, left: Vec, angle: AngleOf): Part {
  const { root, pelvis, low, waist, middle, chest, thorax, upper, neckBase, headFrame, skull } = spine;
  const belly = angle('belly')[0];
  const ribs = angle('ribs')[0];
  const flank = along(waist, low, belly * 5, 0);
  const chestSolid = solid(
    'shirt',
    [along(chest, middle, ribs * 1.5, 0, 6.5), 9.6 + ribs * 2],
    [along(chest, middle, ribs * 1.5, 0, -6.5), 9.6 + ribs * 2],
    [along(upper, thorax, -0.5, -3, 10), 7],
    [along(upper, thorax, -0.5, -3, -10), 7],
  );
  const waistSolid = solid(
    'shirt',
    [along(waist, low, 0, 0, 5.5), 8.6],
    [along(waist, low, 0, 0, -5.5), 8.6],
    [flank, 8.4 + belly * 2],
    [along(chest, middle, 0, 0, 6.5), 9.4],
    [along(chest, middle, 0, 0, -6.5), 9.4],
  );
  const seat = [
    [along(root, pelvis, -0.5, -1, 6.5), 9.8],
    [along(root, pelvis, -0.5, -1, -6.5), 9.8],
  ] as const;
  const hem = [
    [along(waist, low, 0, -5, 5.5), 8.9],
    [along(waist, low, 0, -5, -5.5), 8.9],
  ] as const;
  const trousers = solid('trousers', ...seat, ...hem);
  const yoke = solid('shirt', [along(upper, thorax, 0, -1), 6], [right, 5.8], [left, 5.8]);
  const neck = solid('skin', [along(neckBase, thorax, 0.5, -4), 5.4], [along(skull, headFrame, -1.5, -7), 5]);
  return {
    name: 'trunk',
    solids: [trousers, waistSolid, chestSolid, yoke, neck],
    over: [neck, trousers, solid('shirt', ...hem, ...waistSolid.balls), waistSolid, chestSolid, yoke],
    nearer: -3,
  };
}

/** Builds one arm from its shoulder and adds its points to `points`. */
function placeArm(
  side: Side,
  { thorax, upper }: Spine,
  shoulder: Vec,
  points: Points,
  { pose, floor }: Pick<BodyInput, 'pose' | 'floor'>,
  angle: AngleOf,
): Part {
  const s = letterOf(side);
  const made = arm({
    side,
    root: shoulder,
    parent: thorax,
    joints: [angle(`shoulder${s}`), angle(`elbow${s}`), angle(`wrist${s}`), angle(`grip${s}`)],
    lead: leadOf(pose, points, `hand${s}`, 0),
    toPalm: between(pose, ({ angles }) => palmReach(angles[`wrist${s}`] ?? NONE)),
    floor,
  });
  points[`elbow${s}`] = made.points.middle;
  points[`hand${s}`] = made.points.end;
  const sleeve = solid('shirt', [shoulder, 4.6], [along(upper, thorax, 0, -5, side * 7), 5]);
  return { ...made.part, over: [...made.part.over, sleeve] };
}

interface BodyInput {
  readonly pose: ResolvedPose;
  readonly pins: Pins;
  /** The pose that says which legs bear weight. */
  readonly bearing: ResolvedPose;
  /** Height below which no limb goes. */
  readonly floor: number;
}

/** Builds the body with its pelvis at `root`. Legs come before arms, so that hands can reach for knees. */
export function buildBody(
  pose: ResolvedPose,
  root: Vec,
  { pins = {}, bearing = pose, floor = 0 }: Partial<BodyInput> = {},
): Body {
  const { base, angles } = pose;
  const angle: AngleOf = (key) => angles[key] ?? NONE;
  const spine = liftedHead(root, angles, angle, floor);
  const { headFrame, skull } = spine;
  const points = midlinePoints(spine);
  const legs = SIDES.map((side) => placeLeg(side, spine, points, { pose, pins, bearing, floor }, angle));
  const shoulderR = shoulderOf(1, spine, angle);
  const shoulderL = shoulderOf(-1, spine, angle);
  Object.assign(points, { shoulderR, shoulderL });
  const trunk = trunkOf(spine, shoulderR, shoulderL, angle);
  const arms = [
    placeArm(1, spine, shoulderR, points, { pose, floor }, angle),
    placeArm(-1, spine, shoulderL, points, { pose, floor }, angle),
  ];
  const parts = [...legs.map(({ part }) => part), ...arms, trunk, buildHead(skull, headFrame)];
  const loaded = [
    trunk.solids.slice(0, 4),
    ...legs.flatMap(({ bare, bears }) => (bears ? [bare.solids] : [])),
  ];
  const [right, left] = legs;
  return {
    points,
    parts:
      base === 'head'
        ? [
            ...parts.filter((part) => !part.name.startsWith('leg')),
            ...buildFace(skull, headFrame, angle('gaze')),
          ]
        : parts,
    lowest: Math.min(...loaded.map(lowestOf)),
    feet: { R: right!.foot, L: left!.foot },
  };
}
